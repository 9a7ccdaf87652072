/** Nothing of a music service is loaded before somebody wants to hear it: a click puts its player over the sleeve. */
export function playOnClick(): void {
  for (const sleeve of document.querySelectorAll<HTMLButtonElement>('[data-embed]')) {
    sleeve.onclick = () => {
      const player = Object.assign(document.createElement('iframe'), {
        src: sleeve.dataset.embed,
        title: sleeve.dataset.player,
        allow: 'autoplay; encrypted-media; fullscreen',
        referrerPolicy: 'strict-origin-when-cross-origin',
      });
      sleeve.replaceWith(player);
      player.focus();
    };
  }
}
