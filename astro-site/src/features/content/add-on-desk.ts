import type { AddOn } from 'shared/catalogue/catalogue.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { addOnStrip } from './add-on-strip.ts';

/** Load a little before the desk scrolls into view. */
const NEAR = '600px';

/** Fills the desk from `GET /api/addons` when it comes near; on failure offers to try again. */
export function showAddOnDesk(): void {
  const desk = document.querySelector<HTMLElement>('[data-add-ons]');
  const list = desk?.querySelector('ul');
  const blank = list?.firstElementChild;
  if (!desk || !list || !blank) return;

  const show = (state: 'loading' | 'failed' | 'loaded') => {
    desk.dataset.state = state;
    for (const part of desk.querySelectorAll<HTMLElement>('[data-part]'))
      part.hidden = part.dataset.part !== state;
  };

  const load = async () => {
    show('loading');
    try {
      const response = await fetch('/api/addons');
      if (!response.ok) throw new Error('refused');
      const addOns: AddOn[] = await response.json();
      list.replaceChildren(...addOns.map((addOn) => strip(blank, addOn, desk.dataset.addOns ?? '')));
      show('loaded');
    } catch {
      show('failed');
    }
  };

  desk.querySelector('[data-retry]')?.addEventListener('click', load);
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void load();
    },
    { rootMargin: NEAR },
  ).observe(desk);
}

function strip(blank: Element, addOn: AddOn, byQuote: string): Node {
  const node = blank.cloneNode(true) as HTMLElement;
  // Not `pageLanguage`: what this imports is a file more that every visitor waits for.
  const { level, lang, ...texts } = addOnStrip(addOn, document.documentElement.lang as Locale, byQuote);
  node.lang = lang;
  for (const [key, text] of Object.entries(texts)) {
    const element = node.querySelector(`[data-${key}]`);
    if (element) element.textContent = text;
  }
  node.style.setProperty('--level', String(level));
  return node;
}
