/** What a link from a mail asks of the page. */
export type AddressLink =
  | { kind: 'open'; link: string }
  | { kind: 'new-address'; link: string }
  | { kind: 'no-reminders'; link: string };

const asked = /^#(?:(new-address|no-reminders)=)?([\w-]{20,200})$/;

/** Reads what stands behind the number sign; null where that is no link of ours. */
export function linkIn(hash: string): AddressLink | null {
  const [, kind = 'open', link] = asked.exec(hash) ?? [];
  if (link === undefined) return null;
  return { kind: kind as AddressLink['kind'], link };
}

/**
 * Takes the link out of the address in the moment in which it is read: a copied address, the history and whatever else runs on
 * the page must not hold it.
 */
export function takeLink(): AddressLink | null {
  const found = linkIn(window.location.hash);
  if (found) window.history.replaceState(window.history.state, '', window.location.pathname);
  return found;
}
