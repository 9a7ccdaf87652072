/**
 * Whoever scrolls reads on and may book: the wizard's scripts come while they read, and it only has to wake up when it is reached.
 * Whoever just looks, or saves data, loads none of them.
 */
export function fetchWizardWithReader(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const fetchIt = () => {
    // The page has no other.
    const island = document.querySelector('astro-island') as Element;
    // Vite's own way would bring a list of all scripts along, for which the page's budget has no room. Where they do not come,
    // the island asks again, and says so in the end.
    import(/* @vite-ignore */ island.getAttribute('component-url') as string).catch(() => 0);
  };
  addEventListener('scroll', fetchIt, { once: true });
}
