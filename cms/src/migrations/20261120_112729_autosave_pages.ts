import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_landing_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_faq_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_franchise_page_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_site_settings_v" ADD COLUMN "autosave" boolean;
  CREATE INDEX "_landing_page_v_autosave_idx" ON "_landing_page_v" USING btree ("autosave");
  CREATE INDEX "_faq_page_v_autosave_idx" ON "_faq_page_v" USING btree ("autosave");
  CREATE INDEX "_franchise_page_v_autosave_idx" ON "_franchise_page_v" USING btree ("autosave");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_landing_page_v_autosave_idx";
  DROP INDEX "_faq_page_v_autosave_idx";
  DROP INDEX "_franchise_page_v_autosave_idx";
  DROP INDEX "_site_settings_v_autosave_idx";
  ALTER TABLE "_landing_page_v" DROP COLUMN "autosave";
  ALTER TABLE "_faq_page_v" DROP COLUMN "autosave";
  ALTER TABLE "_franchise_page_v" DROP COLUMN "autosave";
  ALTER TABLE "_site_settings_v" DROP COLUMN "autosave";`)
}
