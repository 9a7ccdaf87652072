const POLICIES_PAGE = '/policies';

/**
 * Footer buttons open their policy in a dialog. The texts lie on a page of their own, so that no other page carries
 * them; when that cannot be fetched, the button leads there instead.
 */
export function openPoliciesInDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-policy-dialog]');
  const place = dialog?.querySelector('[data-policy]');
  if (!dialog || !place) return;

  const open = async (slug: string) => {
    const page = await fetch(POLICIES_PAGE);
    if (!page.ok) throw new Error(String(page.status));
    const article = new DOMParser().parseFromString(await page.text(), 'text/html').getElementById(slug);
    if (!article) throw new Error(slug);
    place.replaceChildren(article);
    dialog.setAttribute('aria-labelledby', `${slug}-title`);
    dialog.showModal();
    dialog.scrollTop = 0;
  };

  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-policy-slug]')) {
    const slug = button.dataset.policySlug ?? '';
    button.addEventListener('click', () =>
      open(slug).catch(() => location.assign(`${POLICIES_PAGE}#${slug}`)),
    );
  }
  // A click on the backdrop has the dialog itself as its target.
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
}
