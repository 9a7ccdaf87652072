import type { Fault } from './fault.ts';

/**
 * The text of a product file with the fault in it.
 *
 * @throws Error where what it replaces does not stand there exactly once
 */
export function withFault(text: string, { name, file, find, replace }: Fault): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`“${name}”: what it replaces stands ${times} times in ${file}`);
  // A function: in a text, "$1" and "$&" would mean something.
  return text.replace(find, () => replace);
}
