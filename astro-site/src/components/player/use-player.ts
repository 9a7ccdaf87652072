import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { areOneTake, isVideo, within, type Track } from './track.ts';

interface Playing {
  isPlaying: boolean;
  /** Pressed, and nothing to be heard yet. */
  isLoading: boolean;
  isFailed: boolean;
  /** Of the chosen file, in seconds. */
  position: number;
}
const atRest: Playing = { isPlaying: false, isLoading: false, isFailed: false, position: 0 };

/**
 * Plays one of several files. Each has a media element of its own, so that what is buffered of one is still there after the
 * other was listened to. `onFailed` hears of a file that does not come.
 */
export function usePlayer(tracks: readonly Track[], onFailed: () => void) {
  const elements = useRef(new Map<string, HTMLMediaElement>());
  /** Where to begin in files that cannot play yet: WebKit may forget a position that it is given too early. */
  const begins = useRef(new Map<string, number>());
  const [chosenId, setChosenId] = useState<string>();
  const [playing, setPlaying] = useState(atRest);
  const chosen = tracks.find(({ id }) => id === chosenId) ?? tracks[0];

  useOneAtATime(elements);

  const change = (track: Track, now: Partial<Playing>) =>
    track.id === chosen?.id && setPlaying((before) => ({ ...before, ...now }));
  const elementOf = (track: Track) => elements.current.get(track.id);
  const positionOf = (track: Track) => begins.current.get(track.id) ?? elementOf(track)?.currentTime ?? 0;

  function moveTo(track: Track, seconds: number): void {
    const media = elementOf(track);
    if (!media) return;
    const position = within(track, seconds);
    if (media.readyState >= HTMLMediaElement.HAVE_METADATA) {
      begins.current.delete(track.id);
      media.currentTime = position;
    } else begins.current.set(track.id, position);
  }

  function begin(track: Track): void {
    const media = elementOf(track);
    if (!media) return;
    // What failed is asked for anew, and goes on where it was.
    if (media.error) {
      begins.current.set(track.id, playing.position);
      media.load();
    }
    // Refused where another file was begun meanwhile; whatever else goes wrong is an event of the element.
    media.play().catch(() => undefined);
  }

  function toggle(): void {
    if (!chosen) return;
    if (playing.isPlaying) return elementOf(chosen)?.pause();
    setPlaying({ ...playing, isLoading: true, isFailed: false });
    begin(chosen);
  }

  function seek(seconds: number): void {
    if (!chosen) return;
    moveTo(chosen, seconds);
    change(chosen, { position: within(chosen, seconds) });
  }

  /** Another file, from the same position where it is the same take; what was playing goes on. */
  function choose(id: string): void {
    const next = tracks.find((track) => track.id === id);
    if (!next || !chosen || next.id === chosen.id) return;
    if (areOneTake(chosen, next)) moveTo(next, positionOf(chosen));
    const goesOn = playing.isPlaying && !isVideo(next);
    elementOf(chosen)?.pause();
    setChosenId(id);
    setPlaying({ ...atRest, isLoading: goesOn, position: within(next, positionOf(next)) });
    if (goesOn) begin(next);
  }

  /** What the media element of a file is given. */
  const mediaProps = (track: Track) => {
    const applyBegin = ({ currentTarget: media, type }: SyntheticEvent<HTMLMediaElement>) => {
      const position = begins.current.get(track.id);
      if (position === undefined) return;
      if (Math.abs(media.currentTime - position) > 0.1) media.currentTime = position;
      if (type === 'canplay') begins.current.delete(track.id);
    };
    const showPosition = () => change(track, { position: positionOf(track) });
    return {
      ref(media: HTMLMediaElement | null) {
        if (media) elements.current.set(track.id, media);
        else elements.current.delete(track.id);
      },
      src: track.src,
      // Nothing of 170 MB is fetched before somebody wants to hear it.
      preload: 'none' as const,
      onLoadedMetadata: applyBegin,
      onCanPlay: applyBegin,
      onTimeUpdate: showPosition,
      onSeeked: showPosition,
      onPlay: () => change(track, { isPlaying: true, isLoading: true, isFailed: false }),
      onPlaying: () => change(track, { isLoading: false }),
      onWaiting: () => change(track, { isLoading: true }),
      onPause: () => change(track, { isPlaying: false, isLoading: false }),
      onEnded: () => change(track, { isPlaying: false, isLoading: false }),
      onError: () => {
        change(track, { isPlaying: false, isLoading: false, isFailed: true });
        onFailed();
      },
    };
  };

  return { chosen, ...playing, toggle, seek, choose, mediaProps };
}

/** Whatever else begins to play on the page, the files of this player make way. */
function useOneAtATime(elements: { readonly current: ReadonlyMap<string, HTMLMediaElement> }): void {
  useEffect(() => {
    const makeWay = ({ target }: Event) => {
      for (const media of elements.current.values()) if (media !== target) media.pause();
    };
    document.addEventListener('play', makeWay, true);
    return () => document.removeEventListener('play', makeWay, true);
  }, [elements]);
}
