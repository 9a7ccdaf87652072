import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

const paint = (style: Style, text: string) => (process.stdout.isTTY ? styleText(style, text) : text);

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Everything a person reads in the terminal while the stack runs. */
export const report = {
  heading: (text: string) => console.log(`\n${paint('bold', text)}\n`),
  begins: (text: string) => console.log(`  ${paint('yellow', '…')} ${text}`),
  done: (text: string, ms: number) =>
    console.log(`  ${paint('green', '✓')} ${text.padEnd(52)} ${seconds(ms).padStart(7)}`),
  skipped: (text: string, why: string) => console.log(`  ${paint('green', '✓')} ${text.padEnd(52)} ${why}`),
  note: (text: string) => console.log(`  ${paint('cyan', '·')} ${text}`),
  warning: (text: string) => console.log(`\n  ${paint('yellow', '!')} ${text}`),
  failure: (text: string) => console.error(`\n  ${paint('red', '✗')} ${text}\n`),
  line: (text: string) => console.log(text),
};
