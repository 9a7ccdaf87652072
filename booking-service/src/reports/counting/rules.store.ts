import { branchSchema } from 'shared/branches/branch.ts';
import { branchesOf, catalogueAt } from 'shared/catalogue/catalogue-at.ts';
import { businessRulesSchema } from 'shared/catalogue/catalogue.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import * as z from 'zod';
import { dayAfter } from '../../bookings/search/session-day.ts';
import type { Queryable } from '../../platform/database.ts';

/** What one branch sells by. */
export interface BranchRules {
  branchId: number;
  rules: BusinessRules;
}

/** The rules of stored content versions. */
export interface RuleBook {
  /** Of a version that bookings of a branch were sold under; the house's where the version names no such branch. */
  ofVersion(version: number, branchId: number): BusinessRules;
  /**
   * Of each branch, in force at the end of a day (yyyy-MM-dd in Seoul): the first ones before there were any, none where there
   * never were.
   */
  onDay(day: string): readonly BranchRules[];
}

const soldBySchema = z.object({ rules: businessRulesSchema, branches: z.array(branchSchema) });

/** What a version sold by, of the house and of each branch. */
interface SoldBy {
  house: BusinessRules;
  branches: readonly BranchRules[];
}

/** Versions never change, so whoever has read one keeps it. */
const parsed = new Map<string, SoldBy>();

function parse(text: string): SoldBy {
  const { rules, branches } = soldBySchema.parse(JSON.parse(text));
  const of = branchesOf({ rules, branches }).flatMap(({ id }) => {
    const sold = catalogueAt({ rules, branches, venue: null }, id);
    return sold ? [{ branchId: id, rules: sold.rules }] : [];
  });
  return { house: rules, branches: of };
}

/** Rules of all stored versions. What differs in nothing else is read once. */
export async function readRuleBook(db: Queryable): Promise<RuleBook> {
  const { rows } = await db.query<{ version: number; storedAt: Date; text: string }>(
    `SELECT version, stored_at AS "storedAt", jsonb_build_object('rules', rules, 'branches', branches)::text AS text
       FROM catalogue_versions ORDER BY version`,
  );
  const versions = rows.map(({ version, storedAt, text }) => {
    const soldBy = parsed.get(text) ?? parse(text);
    parsed.set(text, soldBy);
    return { version, storedAt, soldBy };
  });
  const byVersion = new Map(versions.map(({ version, soldBy }) => [version, soldBy]));
  return {
    ofVersion(version, branchId) {
      const soldBy = byVersion.get(version);
      if (!soldBy) throw new Error(`Content version ${version}, which was sold under, is not stored`);
      return soldBy.branches.find((branch) => branch.branchId === branchId)?.rules ?? soldBy.house;
    },
    onDay(day) {
      const end = instantInSeoul(dayAfter(day), '00:00');
      return (versions.findLast(({ storedAt }) => storedAt < end) ?? versions[0])?.soldBy.branches ?? [];
    },
  };
}
