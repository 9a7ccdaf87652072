import type { RetentionPeriods } from '../platform/retention-periods.ts';
import type { RetentionRule } from './retention-rule.ts';
import { staffData } from './staff-data.ts';
import { visitorsData } from './visitors-data.ts';

/**
 * Everything personal in the database of bookings: what, why, how long and from when. The job (`end-personal-data.job.ts`) and
 * the stores named in it do what stands here; docs/privacy.md repeats it. A test holds both against the tables.
 */
export const retentionPolicy: readonly RetentionRule[] = [...visitorsData, ...staffData];

const rows = (periods: RetentionPeriods) =>
  retentionPolicy.map(({ what, columns, why, kept, then }) => ({
    what,
    why,
    kept: kept(periods),
    then,
    where: [...new Set(columns.map((column) => column.slice(0, column.indexOf('.'))))]
      .map((table) => `\`${table}\``)
      .join(', '),
  }));

/** The policy as a table in Markdown, with the periods of this installation. */
export function policyTable(periods: RetentionPeriods): string {
  const lines = rows(periods).map(({ what, why, kept, then, where }) => [what, why, kept, then, where]);
  return [['what', 'why', 'how long', 'then', 'where'], Array(5).fill('---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
