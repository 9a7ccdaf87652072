import { openViewer } from './viewer.ts';

/** Wires the gallery: pictures open the viewer, and the moving one can rest. */
export function startGallery(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-picture]')) {
    button.addEventListener('click', () => openViewer(button.dataset.picture ?? '', button));
  }
  const moving = document.querySelector<HTMLElement>('[data-moving]');
  if (moving) restable(moving);
}

/** Lets a moving picture be paused; for those who want little motion it starts so. A paused one is a still of itself. */
function restable(frame: HTMLElement): void {
  const image = frame.querySelector('img');
  const button = frame.querySelector<HTMLButtonElement>('[data-pause]');
  if (!image || !button) return;
  const [pause = '', play = ''] = JSON.parse(button.dataset.labels ?? '[]');
  const still = document.createElement('canvas');

  const rest = (resting: boolean) => {
    if (resting) {
      [still.width, still.height] = [image.naturalWidth, image.naturalHeight];
      still.getContext('2d')?.drawImage(image, 0, 0);
      image.after(still);
    } else still.remove();
    image.hidden = resting;
    frame.toggleAttribute('data-paused', resting);
    button.setAttribute('aria-label', resting ? play : pause);
  };
  button.addEventListener('click', () => rest(!image.hidden));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    void image.decode().then(
      () => rest(true),
      () => undefined,
    );
  }
}
