import { thousands } from 'shared/pricing/won.ts';

/** What stands at an axis, where there is little room: "₩1.2M", "₩50K". */
export function shortWon(won: number): string {
  const [sign, size] = [won < 0 ? '−' : '', Math.abs(won)];
  if (size >= 1_000_000) return `${sign}₩${trimmed(size / 1_000_000)}M`;
  return size >= 1_000 ? `${sign}₩${trimmed(size / 1_000)}K` : `${sign}₩${size}`;
}

const trimmed = (value: number) => String(Math.round(value * 10) / 10);

export const whole = (count: number): string => (count < 0 ? `−${thousands(-count)}` : thousands(count));
