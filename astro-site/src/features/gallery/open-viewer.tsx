import { createRoot, type Root } from 'react-dom/client';
import { linkTo } from '../../lib/language/links.ts';
import { Viewer } from './Viewer.tsx';
import styles from './viewer.css?inline';
import type { ViewerPicture } from './viewer-picture.ts';

let pictures: Promise<ViewerPicture[]> | undefined;
let root: Root | undefined;

/** Styles come with the script: only who opens a picture needs either. */
function makeRoot(): Root {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  return createRoot(document.createElement('div'));
}

async function fetchPictures(): Promise<ViewerPicture[]> {
  const list = linkTo('/gallery.json');
  const answer = await fetch(list);
  if (!answer.ok) throw new Error(`${list} answered ${answer.status}`);
  return (await answer.json()) as ViewerPicture[];
}

/** What the viewer was opened from: it gets the focus back, also in browsers that do not focus what is clicked. */
let opener: HTMLElement | undefined;

/**
 * Opens the viewer at a picture, named by its id: the list may be of a later release than the page, and one that has been
 * taken out since becomes the first. The viewer is an entry of the history: "back" closes it, "forward" opens it again.
 * @throws when the list of pictures cannot be had; asking again fetches it again.
 */
export async function openViewer(id: string, from: HTMLElement): Promise<void> {
  pictures ??= fetchPictures();
  const all = await pictures.catch((error: unknown) => {
    pictures = undefined;
    throw error;
  });
  if (!root) {
    root = makeRoot();
    window.addEventListener('popstate', () => follow(all));
  }
  opener = from;
  history.pushState({ ...history.state, picture: id }, '');
  follow(all);
}

/** Shows what the present entry of the history says. */
function follow(all: readonly ViewerPicture[]): void {
  const id = (history.state as { picture?: string } | null)?.picture;
  if (id === undefined) {
    root?.render(null);
    opener?.focus();
    opener = undefined;
    return;
  }
  const index = Math.max(
    all.findIndex((picture) => picture.id === id),
    0,
  );
  opener ??= document.querySelector<HTMLElement>(`[data-picture="${CSS.escape(id)}"]`) ?? undefined;
  root?.render(<Viewer pictures={all} index={index} onClosed={() => history.back()} />);
}
