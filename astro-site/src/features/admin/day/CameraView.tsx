import { useEffect, useEffectEvent, useRef } from 'react';
import { scanCodes } from './scan-codes.ts';

interface CameraViewProps {
  onRunning: () => void;
  /** Told of again and again while a code is in the picture. */
  onCode: (code: string) => void;
  onFailure: (error: unknown) => void;
}

/** What the camera sees, as long as this is shown. By itself, because a dialog's content comes later than the dialog. */
export function CameraView({ onRunning, onCode, onFailure }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const read = useEffectEvent(onCode);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const leaving = new AbortController();
    if (video.current) scanCodes(video.current, read, leaving.signal).catch(fail);
    return () => leaving.abort();
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      onPlaying={onRunning}
      className="bg-ground aspect-square w-full rounded-2xl object-cover"
    />
  );
}
