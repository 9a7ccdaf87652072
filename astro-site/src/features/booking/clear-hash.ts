/** Takes the hash out of the address, without a jump and without an entry in the history. */
export function clearHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
