import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_rules" ADD COLUMN "recording_keep_days" numeric DEFAULT 30;
  ALTER TABLE "_booking_rules_v" ADD COLUMN "version_recording_keep_days" numeric DEFAULT 30;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_rules" DROP COLUMN "recording_keep_days";
  ALTER TABLE "_booking_rules_v" DROP COLUMN "version_recording_keep_days";`)
}
