/** Nothing of a music service is loaded before somebody wants to hear it: a click puts its player over the sleeve. */
export function playOnClick(): void {
  for (const sleeve of document.querySelectorAll<HTMLButtonElement>('[data-embed]')) {
    sleeve.addEventListener('click', () => {
      const player = document.createElement('iframe');
      player.src = sleeve.dataset.embed ?? '';
      player.title = sleeve.dataset.player ?? '';
      player.allow = 'autoplay; encrypted-media; fullscreen';
      player.referrerPolicy = 'strict-origin-when-cross-origin';
      sleeve.replaceWith(player);
      player.focus();
    });
  }
}
