import type { Report } from 'shared/reports/report.ts';
import type { Queryable } from '../platform/database.ts';

/** Of a branch before the house's, and of the house before those of others that are called so: a key may mean another band there. */
const BANDS = `
  SELECT DISTINCT ON (band ->> 'key') band ->> 'key' AS key,
         coalesce(band -> 'labels', jsonb_build_object('en', band ->> 'label')) AS names
    FROM catalogue_versions v
    CROSS JOIN LATERAL (
      SELECT NULL::int AS branch_id, v.rules -> 'priceBands' AS bands
      UNION ALL SELECT (branch ->> 'id')::int, branch -> 'priceBands' FROM jsonb_array_elements(v.branches) branch) sold
    CROSS JOIN LATERAL jsonb_array_elements(sold.bands) band
   ORDER BY 1, (sold.branch_id = $2::int) IS TRUE DESC, sold.branch_id IS NULL DESC, v.version DESC, sold.branch_id`;

const NAMES = `
  SELECT coalesce((SELECT jsonb_object_agg(key, names) FROM (${BANDS}) bands), '{}') AS bands,
         coalesce((SELECT jsonb_object_agg(id, names) FROM (
           SELECT DISTINCT ON (addon ->> 'id') addon ->> 'id' AS id,
                  coalesce(addon -> 'names', jsonb_build_object('en', addon ->> 'name')) AS names
             FROM catalogue_versions v CROSS JOIN LATERAL jsonb_array_elements(v.addons) addon
            ORDER BY 1, v.version DESC) addons), '{}') AS "addOns",
         coalesce((SELECT jsonb_object_agg(id, code) FROM vouchers WHERE id = ANY ($1::int[])), '{}') AS vouchers`;

/**
 * What bands and add-ons are called, by their newest version; also of those that are no longer sold. And the codes of vouchers.
 *
 * @param branchId whose bands they are; the house's without it
 */
export async function readNames(
  db: Queryable,
  voucherIds: readonly (string | number)[],
  branchId?: number,
): Promise<Omit<Report['names'], 'countries'>> {
  const { rows } = await db.query<Omit<Report['names'], 'countries'>>(NAMES, [voucherIds, branchId ?? null]);
  return rows[0] ?? { bands: {}, addOns: {}, vouchers: {} };
}
