import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { clock, secondsOf, within, type Track } from './track.ts';
import { positionInWords } from './track-in-words.ts';
import { Waveform } from './Waveform.tsx';

interface SeekBarProps {
  track: Track;
  position: number;
  isPlaying: boolean;
  /** Whose it is, where there are several. */
  label: string;
  onSeek: (seconds: number) => void;
  onToggle: () => void;
}

/** Seconds that a key moves. */
const steps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
};

/** A native slider over the waveform. While it is dragged nothing is asked for; where it is let go, the file goes on. */
export function SeekBar({ track, position, isPlaying, label, onSeek, onToggle }: SeekBarProps) {
  const slider = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number>();
  /** What is said of the position. It stands still while the file plays: a reader would say every second. */
  const [spokenAt, setSpokenAt] = useState(position);
  const duration = secondsOf(track);
  const shown = Math.min(dragged ?? position, duration);
  const spoken = isPlaying ? spokenAt : shown;

  const go = (seconds: number) => {
    const next = within(track, seconds);
    setDragged(undefined);
    setSpokenAt(next);
    onSeek(next);
  };
  useLetGo(slider, go);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) go(shown + step);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(duration);
    else if (event.key === ' ') onToggle();
    else return;
    event.preventDefault();
  };
  return (
    <div className={cn('player-seek', track.peaks.length === 0 && 'player-seek-plain')}>
      {track.peaks.length > 0 ? (
        <Waveform key={track.id} peaks={track.peaks} duration={duration} position={shown} />
      ) : (
        <span aria-hidden="true" className="player-line">
          <span style={{ width: `${(shown / Math.max(duration, 0.001)) * 100}%` }} />
        </span>
      )}
      <input
        ref={slider}
        type="range"
        min={0}
        max={duration}
        step={0.01}
        value={shown}
        aria-label={label}
        aria-valuetext={positionInWords(spoken, duration)}
        onChange={(event) => setDragged(event.target.valueAsNumber)}
        onFocus={() => setSpokenAt(shown)}
        onKeyDown={onKeyDown}
      />
      <p aria-hidden="true" className="figures text-soft mt-2 flex justify-between text-sm">
        <span className={dragged === undefined ? undefined : 'text-ink font-bold'}>{clock(shown)}</span>
        <span>{clock(duration)}</span>
      </p>
    </div>
  );
}

/** React knows no event for a slider that is let go: its `onChange` is every step of the way. */
function useLetGo(
  slider: { readonly current: HTMLInputElement | null },
  go: (seconds: number) => void,
): void {
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const input = slider.current;
    const letGo = () => input && latest.current(input.valueAsNumber);
    input?.addEventListener('change', letGo);
    return () => input?.removeEventListener('change', letGo);
  }, [slider]);
}
