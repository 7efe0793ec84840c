/** The page says on its body whether cards move. */
export function markBusy(busy: boolean): void {
  if (busy) document.body.dataset['busy'] = 'true';
  else delete document.body.dataset['busy'];
}
