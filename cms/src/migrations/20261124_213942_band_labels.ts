import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "booking_rules_price_bands_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_booking_rules_v_version_price_bands_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "booking_rules_price_bands_locales" ADD CONSTRAINT "booking_rules_price_bands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_rules_price_bands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_rules_v_version_price_bands_locales" ADD CONSTRAINT "_booking_rules_v_version_price_bands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_rules_v_version_price_bands"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "booking_rules_price_bands_locales_locale_parent_id_unique" ON "booking_rules_price_bands_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_booking_rules_v_version_price_bands_locales_locale_parent_i" ON "_booking_rules_v_version_price_bands_locales" USING btree ("_locale","_parent_id");`)
  // What staff wrote is the English. The first labels keep the words that the site had for them; drafts and versions get the
  // same, so that publishing one takes no language away.
  await db.execute(sql`
   INSERT INTO "booking_rules_price_bands_locales" ("_parent_id", "_locale", "label")
     SELECT "id", 'en', "label" FROM "booking_rules_price_bands";
   INSERT INTO "booking_rules_price_bands_locales" ("_parent_id", "_locale", "label")
     SELECT "id", first.locale::"_locales", first.said
       FROM "booking_rules_price_bands" JOIN (VALUES
         ('Morning', 'ko', '오전'), ('Morning', 'zh', '上午'), ('Morning', 'ja', '午前'),
         ('Afternoon', 'ko', '오후'), ('Afternoon', 'zh', '下午'), ('Afternoon', 'ja', '午後'),
         ('Evening', 'ko', '저녁'), ('Evening', 'zh', '晚上'), ('Evening', 'ja', '夜')
       ) AS first (label, locale, said) USING ("label");
   ALTER TABLE "booking_rules_price_bands" DROP COLUMN "label";
   INSERT INTO "_booking_rules_v_version_price_bands_locales" ("_parent_id", "_locale", "label")
     SELECT "id", 'en', "label" FROM "_booking_rules_v_version_price_bands";
   INSERT INTO "_booking_rules_v_version_price_bands_locales" ("_parent_id", "_locale", "label")
     SELECT "id", first.locale::"_locales", first.said
       FROM "_booking_rules_v_version_price_bands" JOIN (VALUES
         ('Morning', 'ko', '오전'), ('Morning', 'zh', '上午'), ('Morning', 'ja', '午前'),
         ('Afternoon', 'ko', '오후'), ('Afternoon', 'zh', '下午'), ('Afternoon', 'ja', '午後'),
         ('Evening', 'ko', '저녁'), ('Evening', 'zh', '晚上'), ('Evening', 'ja', '夜')
       ) AS first (label, locale, said) USING ("label");
   ALTER TABLE "_booking_rules_v_version_price_bands" DROP COLUMN "label";
   UPDATE "content_version" SET "version" = "version" + 1, "raised_at" = now();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_rules_price_bands" ADD COLUMN "label" varchar;
   UPDATE "booking_rules_price_bands" SET "label" = written."label"
     FROM "booking_rules_price_bands_locales" AS written WHERE written."_parent_id" = "booking_rules_price_bands"."id" AND written."_locale" = 'en';
   DROP TABLE "booking_rules_price_bands_locales" CASCADE;
   ALTER TABLE "_booking_rules_v_version_price_bands" ADD COLUMN "label" varchar;
   UPDATE "_booking_rules_v_version_price_bands" SET "label" = written."label"
     FROM "_booking_rules_v_version_price_bands_locales" AS written WHERE written."_parent_id" = "_booking_rules_v_version_price_bands"."id" AND written."_locale" = 'en';
   DROP TABLE "_booking_rules_v_version_price_bands_locales" CASCADE;`)
}
