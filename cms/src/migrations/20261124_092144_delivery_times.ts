import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_add_ons_delivery_unit" AS ENUM('business-days', 'calendar-days');
  CREATE TYPE "public"."enum__add_ons_v_version_delivery_unit" AS ENUM('business-days', 'calendar-days');
  ALTER TABLE "add_ons" ADD COLUMN "delivery_follows" boolean DEFAULT false;
  ALTER TABLE "add_ons" ADD COLUMN "delivery_days" numeric;
  ALTER TABLE "add_ons" ADD COLUMN "delivery_unit" "enum_add_ons_delivery_unit" DEFAULT 'business-days';
  ALTER TABLE "_add_ons_v" ADD COLUMN "version_delivery_follows" boolean DEFAULT false;
  ALTER TABLE "_add_ons_v" ADD COLUMN "version_delivery_days" numeric;
  ALTER TABLE "_add_ons_v" ADD COLUMN "version_delivery_unit" "enum__add_ons_v_version_delivery_unit" DEFAULT 'business-days';`)
  // What the first add-ons were sold with, which stood in their descriptions only. Drafts and versions get the same, so that
  // publishing one changes nothing of it. Whatever staff have added themselves promises nothing until they say so.
  await db.execute(sql`
   UPDATE "add_ons" SET "delivery_follows" = true, "delivery_days" = first.days, "delivery_unit" = first.unit::"enum_add_ons_delivery_unit"
     FROM (VALUES (1, 5, 'business-days'), (2, 1, 'calendar-days'), (3, NULL, 'business-days'), (4, 42, 'calendar-days'), (5, NULL, 'business-days')) AS first (id, days, unit)
    WHERE "add_on_id" = first.id;
   UPDATE "_add_ons_v" SET "version_delivery_follows" = true, "version_delivery_days" = first.days, "version_delivery_unit" = first.unit::"enum__add_ons_v_version_delivery_unit"
     FROM (VALUES (1, 5, 'business-days'), (2, 1, 'calendar-days'), (3, NULL, 'business-days'), (4, 42, 'calendar-days'), (5, NULL, 'business-days')) AS first (id, days, unit)
    WHERE "version_add_on_id" = first.id;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "add_ons" DROP COLUMN "delivery_follows";
  ALTER TABLE "add_ons" DROP COLUMN "delivery_days";
  ALTER TABLE "add_ons" DROP COLUMN "delivery_unit";
  ALTER TABLE "_add_ons_v" DROP COLUMN "version_delivery_follows";
  ALTER TABLE "_add_ons_v" DROP COLUMN "version_delivery_days";
  ALTER TABLE "_add_ons_v" DROP COLUMN "version_delivery_unit";
  DROP TYPE "public"."enum_add_ons_delivery_unit";
  DROP TYPE "public"."enum__add_ons_v_version_delivery_unit";`)
}
