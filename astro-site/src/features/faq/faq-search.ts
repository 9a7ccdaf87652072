import { foldForSearch } from 'shared/typed/search.ts';

/** Shows only the questions whose text, or whose answer's text, holds what is being typed, and says how many. */
export function startFaqSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#faq-search');
  const status = document.querySelector<HTMLElement>('[data-found]');
  const nothing = document.querySelector<HTMLElement>('[data-nothing]');
  const items = [...document.querySelectorAll<HTMLElement>('[data-faq-list] details')];
  if (!field || !status || !nothing) return;

  const filter = () => {
    const words = foldForSearch(field.value).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const item of items) {
      const text = foldForSearch(item.textContent ?? '');
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) count += 1;
    }
    nothing.hidden = count > 0;
    status.textContent = words.length
      ? (status.dataset.found ?? '')
          .replace('{count}', String(count))
          .replace('{total}', String(items.length))
      : '';
  };
  field.addEventListener('input', filter);
  nothing.querySelector('[data-clear]')?.addEventListener('click', () => {
    field.value = '';
    filter();
    field.focus();
  });
}
