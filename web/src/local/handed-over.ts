/** Tells all pages of this browser that the server has got games that were played without it, so that they show its newest state. */

const CHANNEL = 'longwood-handed-over';

export function noteHandedOver(): void {
  const channel = open();
  channel?.postMessage(null);
  channel?.close();
}

/** Returns the function that removes the listener. */
export function onHandedOver(listener: () => void): () => void {
  const channel = open();
  channel?.addEventListener('message', listener);
  return () => channel?.close();
}

function open(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null; // Firefox refuses it if storage is blocked, and then no games are here
  }
}
