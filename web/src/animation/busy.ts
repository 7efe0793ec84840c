/** Sets or removes data-busy on the body, which shows tests whether cards are moving. */
export function markBusy(busy: boolean): void {
  if (busy) document.body.dataset['busy'] = 'true';
  else delete document.body.dataset['busy'];
}
