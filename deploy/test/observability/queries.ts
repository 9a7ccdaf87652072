import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { observabilityFolder } from '../../observability/files.ts';
import { rows } from '../../observability/panels.ts';

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(z.object({ alert: z.string(), expr: z.string() })),
    }),
  ),
});

export const alertRules = () =>
  rulesSchema
    .parse(parse(readFileSync(join(observabilityFolder, 'alerts.yml'), 'utf8')))
    .groups.flatMap(({ rules }) => rules);

/** Every question that rules and dashboard ask of Prometheus. */
export const allQueries = (): string[] => [
  ...alertRules().map(({ expr }) => expr),
  ...rows.flatMap(({ panels }) => panels.flatMap(({ queries }) => Object.values(queries))),
];

/** Words of PromQL that look like a metric. */
const words = new Set('by on ignoring without unless or and offset bool time le'.split(' '));

/** The metrics that a question names: words that are no function, no label and no text. */
export function metricsIn(query: string): string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|on|ignoring|without)\s*\([^)]*\)/g, '');
  const found = [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([word]) => word);
  // An offset's "15m" begins with a digit; what is left are metrics.
  return found.filter((word) => !words.has(word));
}
