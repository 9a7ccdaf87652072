import * as z from 'zod';
import type { AdvisoriesFile, Advisory } from './advisories.ts';

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      // A text names another package of the report, through which this one is hit.
      via: z.array(
        z.union([
          z.string(),
          z.object({
            name: z.string(),
            title: z.string(),
            url: z.url(),
            severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
            range: z.string(),
          }),
        ]),
      ),
    }),
  ),
});

/** What `npm audit --json` has found, or undefined when it has not been told: no connection, a registry that does not answer. */
export function advisoriesOf(output: string): Advisory[] | undefined {
  const parsed = reportSchema.safeParse(asJson(output));
  if (!parsed.success) return undefined;
  return Object.values(parsed.data.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one !== 'string')
    .map(({ name, url, ...rest }) => ({
      id: url.slice(url.lastIndexOf('/') + 1),
      package: name,
      url,
      ...rest,
    }));
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const key = (one: Advisory) => `${one.package} ${one.id}`;

/**
 * The file with what was found on the day `today`. What is known already stays: it keeps a package from going back to a
 * version that has a fault, of which nobody tells who has a newer one.
 */
export function withFound(file: AdvisoriesFile, found: Advisory[], today: string): AdvisoriesFile {
  const all = new Map([...file.advisories, ...found].map((one) => [key(one), one]));
  const sorted = [...all.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  return { ...file, askedAt: today, source: 'npm audit, and what was known before', advisories: sorted };
}
