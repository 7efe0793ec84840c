/** Tells whether the connection is metered, as far as the browser says so. */

/** The part of the Network Information API that is used here. Not all browsers have it. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly type?: string;
}

export function isMetered(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || connection?.type === 'cellular';
}
