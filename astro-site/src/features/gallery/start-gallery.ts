import { loadWhenLookedAt } from './load-when-looked-at.ts';

/** Fetched when somebody is about to open a picture. */
const loadViewer = () => import('./open-viewer.tsx');

/** Wires the gallery: pictures open the viewer, and the moving one can be paused. */
export function startGallery(): void {
  loadWhenLookedAt();
  const failure = document.querySelector<HTMLElement>('[data-gallery-failure]');
  for (const button of document.querySelectorAll<HTMLElement>('[data-picture]')) {
    for (const intent of ['pointerenter', 'touchstart', 'focus']) {
      button.addEventListener(intent, () => void loadViewer().catch(() => undefined), {
        once: true,
        passive: true,
      });
    }
    button.addEventListener('click', () => void open(button, failure));
  }
  const moving = document.querySelector<HTMLElement>('[data-moving]');
  if (moving) restable(moving);
}

/** The frame shows that its picture is on its way; on a bad connection the viewer takes a moment. */
async function open(button: HTMLElement, failure: HTMLElement | null): Promise<void> {
  button.ariaBusy = 'true';
  if (failure) failure.textContent = '';
  try {
    const { openViewer } = await loadViewer();
    await openViewer(button.dataset.picture ?? '', button);
  } catch {
    if (failure) failure.textContent = failure.dataset.galleryFailure ?? '';
  }
  button.ariaBusy = null;
}

/** Lets a moving picture be paused; for those who want little motion it starts so. A paused one is a still of itself. */
function restable(frame: HTMLElement): void {
  const image = frame.querySelector('img') as HTMLImageElement;
  const button = frame.querySelector('[data-pause]') as HTMLButtonElement;
  const [pause, play] = JSON.parse(button.dataset.labels as string);
  const still = document.createElement('canvas');
  [still.role, still.ariaLabel] = ['img', image.alt];

  const rest = (resting: boolean) => {
    if (resting) {
      [still.width, still.height] = [image.naturalWidth, image.naturalHeight];
      still.getContext('2d')?.drawImage(image, 0, 0);
      image.after(still);
    } else still.remove();
    image.hidden = resting;
    frame.toggleAttribute('data-paused', resting);
    button.ariaLabel = resting ? play : pause;
  };
  button.addEventListener('click', () => rest(!image.hidden));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    void image.decode().then(
      () => rest(true),
      () => undefined,
    );
  }
}
