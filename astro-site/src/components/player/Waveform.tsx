import { useEffect, useRef } from 'react';
import type WaveSurfer from 'wavesurfer.js';

interface WaveformProps {
  /** Loudest sample of each part, 0 to 255. */
  peaks: readonly number[];
  /** In seconds, as `position`. */
  duration: number;
  position: number;
}

const LOUDEST = 255;
const WAVE_HEIGHT_PX = 96;

/**
 * Draws a recording from its peaks. It is given no media: what plays is not its matter, so it can fetch and decode nothing. Its
 * code comes with the first recording; until then its place is kept.
 */
export function Waveform({ peaks, duration, position }: WaveformProps) {
  const place = useRef<HTMLDivElement>(null);
  const wave = useRef<WaveSurfer>(undefined);
  const latest = useRef(position);

  useEffect(() => {
    let isGone = false;
    const draw = async (container: HTMLElement) => {
      const { default: Wave } = await import('wavesurfer.js');
      if (isGone) return;
      const colour = (name: string) => getComputedStyle(container).getPropertyValue(name);
      const drawn = Wave.create({
        container,
        peaks: [peaks.map((peak) => peak / LOUDEST)],
        duration,
        // A quiet take is to be seen as well.
        normalize: true,
        height: WAVE_HEIGHT_PX,
        barWidth: 3,
        barGap: 2,
        barRadius: 3,
        barMinHeight: 2,
        cursorWidth: 2,
        waveColor: colour('--line-control'),
        progressColor: colour('--hot'),
        cursorColor: colour('--ink'),
        interact: false,
        hideScrollbar: true,
      });
      drawn.on('ready', () => drawn.setTime(latest.current));
      wave.current = drawn;
    };
    // Without its drawing the slider stands on a bare ground, and works.
    if (place.current) draw(place.current).catch(() => undefined);
    return () => {
      isGone = true;
      wave.current?.destroy();
      wave.current = undefined;
    };
  }, [peaks, duration]);

  useEffect(() => {
    latest.current = position;
    wave.current?.setTime(position);
  }, [position]);

  return <div ref={place} aria-hidden="true" className="player-wave" style={{ height: WAVE_HEIGHT_PX }} />;
}
