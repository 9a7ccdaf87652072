import type { AddOn } from 'shared/catalogue/catalogue.ts';
import { formatWon } from 'shared/pricing/won.ts';

type State = 'loading' | 'failed' | 'loaded';

/** Load a little before the desk scrolls into view. */
const NEAR = '600px';

/** Fills the desk from `GET /api/addons` when it comes near; on failure offers to try again (spec.md section 2). */
export function showAddOnDesk(desk: HTMLElement): void {
  const list = desk.querySelector('ul');
  const template = desk.querySelector('template');
  if (!list || !template) return;

  const show = (state: State) => {
    for (const part of desk.querySelectorAll<HTMLElement>('[data-state]'))
      part.hidden = part.dataset.state !== state;
  };

  const load = async () => {
    show('loading');
    try {
      const response = await fetch('/api/addons');
      if (!response.ok) throw new Error(String(response.status));
      const addons: AddOn[] = await response.json();
      list.replaceChildren(...addons.map((addon) => strip(template, addon)));
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

function strip(template: HTMLTemplateElement, addon: AddOn): Node {
  const node = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const set = (key: string, text: string) => {
    const element = node.querySelector(`[data-${key}]`);
    if (element) element.textContent = text;
  };
  set('name', addon.name);
  set('description', addon.description);
  set('price', addon.customQuote ? (template.dataset.byQuote ?? '') : formatWon(addon.price));
  node.style.setProperty('--level', String(levelOf(addon)));
  return node;
}

/** How far the fader is up, 0 to 1: the dearer, the higher, on a scale on which every price can be told apart. */
function levelOf(addon: AddOn): number {
  if (addon.customQuote) return 1;
  return Math.min(1, Math.max(0, Math.log10(Math.max(addon.price, 1) / 20_000) / 2));
}
