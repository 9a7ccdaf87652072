/** Where a visitor's choice on /faq is kept in the browser. */
const KEY = 'faqLanguage';

/** Remembers the language that a visitor chooses on /faq, and leads the site's links to /faq there. */
export function rememberFaqLanguage(): void {
  try {
    for (const link of document.querySelectorAll<HTMLElement>('[data-faq-language]')) {
      link.addEventListener('click', () => localStorage.setItem(KEY, link.dataset.faqLanguage ?? ''));
    }
    const language = localStorage.getItem(KEY);
    if (language !== 'ko' && language !== 'zh') return;
    for (const link of document.querySelectorAll('a[href="/faq"]:not([hreflang])')) {
      link.setAttribute('href', `/faq/${language}`);
    }
  } catch {
    // A browser that keeps nothing forgets the language; every link still works.
  }
}
