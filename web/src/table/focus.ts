/** Keeps the keyboard focus when the focused element is removed from the page. The browser then gives it to no element. */

/**
 * Calls `restore` when the focused element has been removed and no other one has the focus. If a dialog is open, focuses its first control
 * instead. Both happen after the next frame, because the browser lays out the page before it moves the focus, which it does for the frame
 * anyway. Returns a function that stops it.
 */
export function keepFocus(restore: () => void): () => void {
  let focused: Element | null = document.activeElement;
  let frame = 0;
  let timer = 0;
  const refocus = (): void => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const dialog = document.querySelector('dialog[open]');
    if (dialog) dialog.querySelector<HTMLElement>('button:enabled, input:enabled, a[href]')?.focus();
    else restore();
  };
  const onFocus = ({ target }: FocusEvent): void => void (focused = target instanceof Element ? target : null);
  const observer = new MutationObserver(() => {
    if (focused === null || focused.isConnected) return;
    focused = null;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (timer = window.setTimeout(refocus)));
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
