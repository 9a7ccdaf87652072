import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_rules" ADD COLUMN "arrival_cafe_minutes" numeric DEFAULT 30;
  ALTER TABLE "booking_rules" ADD COLUMN "arrival_booth_minutes" numeric DEFAULT 10;
  ALTER TABLE "_booking_rules_v" ADD COLUMN "version_arrival_cafe_minutes" numeric DEFAULT 30;
  ALTER TABLE "_booking_rules_v" ADD COLUMN "version_arrival_booth_minutes" numeric DEFAULT 10;
  ALTER TABLE "site_settings" ADD COLUMN "franchise_email" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_franchise_email" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_rules" DROP COLUMN "arrival_cafe_minutes";
  ALTER TABLE "booking_rules" DROP COLUMN "arrival_booth_minutes";
  ALTER TABLE "_booking_rules_v" DROP COLUMN "version_arrival_cafe_minutes";
  ALTER TABLE "_booking_rules_v" DROP COLUMN "version_arrival_booth_minutes";
  ALTER TABLE "site_settings" DROP COLUMN "franchise_email";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_franchise_email";`)
}
