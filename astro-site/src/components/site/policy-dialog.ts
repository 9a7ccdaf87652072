/**
 * Footer buttons open their policy in a dialog. The texts lie on a page of their own, which the dialog names, so that no other
 * page carries them; when that cannot be fetched, the button leads there instead.
 */
export function openPoliciesInDialog(): void {
  const dialog = document.querySelector('[data-policy-dialog]') as HTMLDialogElement;
  const place = dialog.querySelector('[data-policy]') as Element;
  const policies = dialog.dataset.policyDialog as string;

  const open = async (slug: string) => {
    const page = await (await fetch(policies)).text();
    const article = new DOMParser().parseFromString(page, 'text/html').getElementById(slug);
    if (!article) throw new Error(slug);
    place.replaceChildren(article);
    dialog.setAttribute('aria-labelledby', `${slug}-title`);
    dialog.showModal();
    dialog.scrollTop = 0;
  };

  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-policy-slug]')) {
    const slug = button.dataset.policySlug as string;
    button.onclick = () => open(slug).catch(() => location.assign(`${policies}#${slug}`));
  }
}
