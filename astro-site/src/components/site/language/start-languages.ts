/**
 * Lets the links to other languages keep the place that one is at, remembers what was chosen, and offers the reader's language
 * where the page is in another one.
 */
export function startLanguages(): void {
  const { lang } = document.documentElement;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
  const keepPlace = function (this: GlobalEventHandlers) {
    const link = this as HTMLAnchorElement;
    link.search = location.search;
    // The section in the middle of the window, where the page has sections to lead to.
    const section = document.elementFromPoint(0, innerHeight / 2)?.closest('main>[id]');
    link.hash = section?.id ?? location.hash;
    try {
      localStorage.language = link.hreflang;
    } catch {
      // A browser that keeps nothing goes there all the same.
    }
  };
  for (const link of links) link.onclick = keepPlace;
  try {
    const tags: string[] = [localStorage.language ?? navigator.languages].flat();
    const read = tags.map((tag) => links.findLast(({ hreflang }) => tag.startsWith(hreflang))).find(Boolean);
    if (!read || read.hreflang === lang) return;
    const bar = document.getElementById('language-offer') as HTMLElement;
    const offer = read.cloneNode() as HTMLElement;
    offer.textContent = read.dataset.offer as string;
    offer.onclick = keepPlace;
    bar.prepend(offer);
    bar.hidden = false;
    (bar.lastElementChild as HTMLElement).onclick = () => {
      bar.hidden = true;
      localStorage.language = lang;
    };
  } catch {
    // A browser that keeps nothing would be asked on every page.
  }
}
