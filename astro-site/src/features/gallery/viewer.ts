import type { ViewerPicture } from './viewer-picture.ts';

/** A finger that moves this far sideways turns the page. */
const SWIPE_PX = 48;

let pictures: ViewerPicture[] | undefined;
let shown = 0;

/**
 * Opens the viewer at a picture, named by its id: the list may be of a later release than the page. A modal dialog of
 * the browser keeps the focus inside and closes on Escape; the focus goes back to `opener`. Arrow keys, buttons and
 * swipes go on and back, around both ends (spec.md section 2).
 */
export async function openViewer(id: string, opener: HTMLElement): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('[data-viewer]');
  if (!dialog) return;
  if (!pictures) {
    pictures = (await (await fetch('/gallery.json')).json()) as ViewerPicture[];
    wire(dialog, pictures.length);
  }
  const index = pictures.findIndex((picture) => picture.id === id);
  // Taken out of the gallery since the page was opened.
  show(dialog, pictures, Math.max(index, 0));
  dialog.showModal();
  dialog.addEventListener('close', () => opener.focus(), { once: true });
}

function wire(dialog: HTMLDialogElement, count: number): void {
  const step = (by: number) => pictures && show(dialog, pictures, (shown + by + count) % count);
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  dialog.querySelector('[data-previous]')?.addEventListener('click', () => step(-1));
  dialog.querySelector('[data-next]')?.addEventListener('click', () => step(1));
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  });
  let startX: number | null = null;
  dialog.addEventListener('pointerdown', (event) => (startX = event.isPrimary ? event.clientX : null));
  dialog.addEventListener('pointerup', (event) => {
    const moved = startX === null ? 0 : event.clientX - startX;
    startX = null;
    if (Math.abs(moved) >= SWIPE_PX) step(moved < 0 ? 1 : -1);
  });
  dialog.querySelector('img')?.setAttribute('draggable', 'false');
}

function show(dialog: HTMLDialogElement, all: ViewerPicture[], index: number): void {
  const picture = all[index];
  const image = dialog.querySelector('img');
  if (!picture || !image) return;
  shown = index;
  load(image, picture);
  image.alt = picture.alt;
  const set = (key: string, text: string) => {
    const element = dialog.querySelector(`[data-${key}]`);
    if (element) element.textContent = text;
  };
  set('title', picture.title);
  set('category', picture.category);
  set('description', picture.description);
  set('position', `${index + 1} / ${all.length}`);
  for (const by of [1, -1]) {
    const neighbour = all[(index + by + all.length) % all.length];
    if (neighbour) load(new Image(), neighbour);
  }
}

function load(image: HTMLImageElement, picture: ViewerPicture): void {
  image.sizes = '100vw';
  image.srcset = picture.srcset;
  image.src = picture.src;
}
