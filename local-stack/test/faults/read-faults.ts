import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Fault } from './fault.ts';

const text = z.string().min(1);
const faultSchema: z.ZodType<Fault> = z.strictObject({
  name: text,
  guards: text,
  layer: z.enum(['rules', 'service', 'pages', 'journeys', 'looks']),
  file: text,
  find: text,
  replace: z.string(),
  caughtBy: text,
  test: text.exactOptional(),
});
/** The lists may export their arrays under any name. */
const listSchema = z.record(z.string(), z.array(faultSchema));

/** Returns the faults of all `*.faults.ts` in this folder. */
export async function readFaults(): Promise<Fault[]> {
  const lists = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.faults.ts'))
    .sort();
  const faults: Fault[] = [];
  for (const name of lists) {
    const list: unknown = await import(pathToFileURL(join(import.meta.dirname, name)).href);
    faults.push(...Object.values(listSchema.parse({ ...Object(list) })).flat());
  }
  return faults;
}

/** Returns the faults with one of the parts in their name, subject or test path, or with a part as their layer; without parts, all. */
export function chosenFaults(faults: readonly Fault[], parts: readonly string[]): Fault[] {
  const has = (fault: Fault, part: string) =>
    fault.layer === part ||
    [fault.name, fault.guards, fault.caughtBy].some((text) =>
      text.toLowerCase().includes(part.toLowerCase()),
    );
  return faults.filter((fault) => parts.length === 0 || parts.some((part) => has(fault, part)));
}
