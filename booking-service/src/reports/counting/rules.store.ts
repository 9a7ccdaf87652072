import { businessRulesSchema } from 'shared/catalogue/catalogue.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { dayAfter } from '../../bookings/search/session-day.ts';
import type { Queryable } from '../../platform/database.ts';

/** The rules of stored content versions. */
export interface RuleBook {
  /** Of a version that bookings were sold under. */
  ofVersion(version: number): BusinessRules;
  /** In force at the end of a day (yyyy-MM-dd in Seoul): the first ones before there were any, null where there never were. */
  onDay(day: string): BusinessRules | null;
}

/** Versions never change, so whoever has read one keeps it. */
const parsed = new Map<string, BusinessRules>();

/** Rules of all stored versions. What differs in nothing else is read once. */
export async function readRuleBook(db: Queryable): Promise<RuleBook> {
  const { rows } = await db.query<{ version: number; storedAt: Date; text: string }>(
    'SELECT version, stored_at AS "storedAt", rules::text AS text FROM catalogue_versions ORDER BY version',
  );
  const versions = rows.map(({ version, storedAt, text }) => {
    const rules = parsed.get(text) ?? businessRulesSchema.parse(JSON.parse(text));
    parsed.set(text, rules);
    return { version, storedAt, rules };
  });
  const byVersion = new Map(versions.map(({ version, rules }) => [version, rules]));
  return {
    ofVersion(version) {
      const rules = byVersion.get(version);
      if (!rules) throw new Error(`Content version ${version}, which was sold under, is not stored`);
      return rules;
    },
    onDay(day) {
      const end = instantInSeoul(dayAfter(day), '00:00');
      return (versions.findLast(({ storedAt }) => storedAt < end) ?? versions[0])?.rules ?? null;
    },
  };
}
