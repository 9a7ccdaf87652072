import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_session_mails_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__session_mails_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__session_mails_v_published_locale" AS ENUM('en', 'ko', 'zh');
  CREATE TABLE "session_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reminder_is_on" boolean DEFAULT true,
  	"reminder_hours_before" numeric DEFAULT 24,
  	"follow_up_is_on" boolean DEFAULT false,
  	"follow_up_url" varchar,
  	"_status" "enum_session_mails_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "session_mails_locales" (
  	"reminder_heading" varchar,
  	"reminder_text" varchar,
  	"follow_up_heading" varchar,
  	"follow_up_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_session_mails_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_reminder_is_on" boolean DEFAULT true,
  	"version_reminder_hours_before" numeric DEFAULT 24,
  	"version_follow_up_is_on" boolean DEFAULT false,
  	"version_follow_up_url" varchar,
  	"version__status" "enum__session_mails_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__session_mails_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_session_mails_v_locales" (
  	"version_reminder_heading" varchar,
  	"version_reminder_text" varchar,
  	"version_follow_up_heading" varchar,
  	"version_follow_up_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "session_mails_locales" ADD CONSTRAINT "session_mails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."session_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_session_mails_v_locales" ADD CONSTRAINT "_session_mails_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_session_mails_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "session_mails__status_idx" ON "session_mails" USING btree ("_status");
  CREATE UNIQUE INDEX "session_mails_locales_locale_parent_id_unique" ON "session_mails_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_session_mails_v_version_version__status_idx" ON "_session_mails_v" USING btree ("version__status");
  CREATE INDEX "_session_mails_v_created_at_idx" ON "_session_mails_v" USING btree ("created_at");
  CREATE INDEX "_session_mails_v_updated_at_idx" ON "_session_mails_v" USING btree ("updated_at");
  CREATE INDEX "_session_mails_v_snapshot_idx" ON "_session_mails_v" USING btree ("snapshot");
  CREATE INDEX "_session_mails_v_published_locale_idx" ON "_session_mails_v" USING btree ("published_locale");
  CREATE INDEX "_session_mails_v_latest_idx" ON "_session_mails_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_session_mails_v_locales_locale_parent_id_unique" ON "_session_mails_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "session_mails" CASCADE;
  DROP TABLE "session_mails_locales" CASCADE;
  DROP TABLE "_session_mails_v" CASCADE;
  DROP TABLE "_session_mails_v_locales" CASCADE;
  DROP TYPE "public"."enum_session_mails_status";
  DROP TYPE "public"."enum__session_mails_v_version_status";
  DROP TYPE "public"."enum__session_mails_v_published_locale";`)
}
