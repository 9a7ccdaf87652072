/** Takes the form out of address and history entry, without a jump and without another entry. */
export function clearHash(): void {
  history.replaceState(null, '', location.pathname + location.search);
}
