import { useEffect } from 'react';

/** Says on a lock screen or a headset's display what plays; null where nothing of ours does. */
export function useWhatPlays(what: { title: string; artist: string } | null): void {
  const { title, artist } = what ?? {};
  useEffect(() => {
    if (title === undefined || artist === undefined || !('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist });
  }, [title, artist]);
}
