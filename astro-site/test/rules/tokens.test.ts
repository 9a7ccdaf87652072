import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../src/styles/global.css', import.meta.url), 'utf8');

/** The tokens of one theme, by name. */
function theme(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector)).match(/\{(.*?)\}/s)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#\w+)/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

/** WCAG 2 contrast of two colours. */
function contrast(first: string, second: string): number {
  const luminance = (hex: string) => {
    const full = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe.each(["[data-theme='midnight']", "[data-theme='daylight']"])('%s', (selector) => {
  const tokens = theme(selector);
  const grounds = ['ground', 'surface', 'surface-raised'];
  const pairs = (names: string[]) =>
    names.flatMap((name) => grounds.map((ground) => [name, ground] as const));
  const of = (name: string) => tokens[name] ?? '';

  test.each(pairs(['ink', 'ink-soft', 'ink-faint', 'hot', 'cool', 'amber', 'good', 'bad']))(
    '%s on %s can be read',
    (name, ground) => expect(contrast(of(name), of(ground))).toBeGreaterThanOrEqual(4.5),
  );

  test.each(pairs(['line-control']))('%s on %s can be made out', (name, ground) =>
    expect(contrast(of(name), of(ground))).toBeGreaterThanOrEqual(3),
  );

  test('text on the hot button can be read, resting and pointed at', () => {
    expect(contrast(of('on-hot'), of('hot'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('on-hot'), of('hot-bright'))).toBeGreaterThanOrEqual(4.5);
  });
});
