import Lightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { words } from './words/words.ts';
import type { ViewerPicture } from './viewer-picture.ts';

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    picture?: ViewerPicture;
  }
}

interface Props {
  pictures: readonly ViewerPicture[];
  /** Where to begin. */
  index: number;
  onClosed: () => void;
}

const toSlide = (picture: ViewerPicture): SlideImage => {
  const { src, srcSet, alt } = picture;
  return { type: 'image', src, srcSet, alt, picture };
};

/**
 * The full-screen viewer, one picture at a time. The library closes it on Escape, turns pages with arrow keys, buttons and
 * swipes around both ends, keeps the focus inside and moves nothing under reduced motion.
 */
export function Viewer({ pictures, index, onClosed }: Props) {
  return (
    <Lightbox
      open
      close={onClosed}
      index={index}
      slides={pictures.map(toSlide)}
      plugins={[Counter, Zoom]}
      // The neighbours and nothing else: visitors may pay for every picture.
      carousel={{ preload: 1, spacing: 0 }}
      animation={{ fade: 200, swipe: 250 }}
      controller={{ closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 2 }}
      labels={words.viewer}
      render={{ slideFooter: ({ slide }) => slide.picture && <Caption {...slide.picture} /> }}
    />
  );
}

function Caption({ title, category, description }: ViewerPicture) {
  return (
    <div className="viewer-caption">
      <p>
        <strong>{title}</strong> <span>{category}</span>
      </p>
      <p>{description}</p>
    </div>
  );
}
