/** Writes a parameter of the page's address, or takes it out; the others stay. A reload and a link then lead to what is seen. */
export function writeAddress(parameter: string, value: string | undefined): void {
  const address = new URL(location.href);
  if (value === undefined) address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, value);
  history.replaceState(null, '', address);
}
