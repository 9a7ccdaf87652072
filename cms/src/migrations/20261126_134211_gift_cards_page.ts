import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_gift_cards_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gift_cards_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gift_cards_page_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TABLE "gift_cards_page_head_amounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"won" numeric
  );
  
  CREATE TABLE "gift_cards_page_how_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "gift_cards_page_how_steps_locales" (
  	"title" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "gift_cards_page_terms_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "gift_cards_page_terms_items_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "gift_cards_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_gift_cards_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "gift_cards_page_locales" (
  	"head_title" varchar,
  	"head_lead" varchar,
  	"how_heading" varchar,
  	"terms_heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_gift_cards_page_v_version_head_amounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"won" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_gift_cards_page_v_version_how_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_gift_cards_page_v_version_how_steps_locales" (
  	"title" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_gift_cards_page_v_version_terms_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_gift_cards_page_v_version_terms_items_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_gift_cards_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__gift_cards_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__gift_cards_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_gift_cards_page_v_locales" (
  	"version_head_title" varchar,
  	"version_head_lead" varchar,
  	"version_how_heading" varchar,
  	"version_terms_heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "gift_cards_page_head_amounts" ADD CONSTRAINT "gift_cards_page_head_amounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gift_cards_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gift_cards_page_how_steps" ADD CONSTRAINT "gift_cards_page_how_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gift_cards_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gift_cards_page_how_steps_locales" ADD CONSTRAINT "gift_cards_page_how_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gift_cards_page_how_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gift_cards_page_terms_items" ADD CONSTRAINT "gift_cards_page_terms_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gift_cards_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gift_cards_page_terms_items_locales" ADD CONSTRAINT "gift_cards_page_terms_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gift_cards_page_terms_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gift_cards_page_locales" ADD CONSTRAINT "gift_cards_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gift_cards_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gift_cards_page_v_version_head_amounts" ADD CONSTRAINT "_gift_cards_page_v_version_head_amounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gift_cards_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gift_cards_page_v_version_how_steps" ADD CONSTRAINT "_gift_cards_page_v_version_how_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gift_cards_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gift_cards_page_v_version_how_steps_locales" ADD CONSTRAINT "_gift_cards_page_v_version_how_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gift_cards_page_v_version_how_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gift_cards_page_v_version_terms_items" ADD CONSTRAINT "_gift_cards_page_v_version_terms_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gift_cards_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gift_cards_page_v_version_terms_items_locales" ADD CONSTRAINT "_gift_cards_page_v_version_terms_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gift_cards_page_v_version_terms_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gift_cards_page_v_locales" ADD CONSTRAINT "_gift_cards_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gift_cards_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "gift_cards_page_head_amounts_order_idx" ON "gift_cards_page_head_amounts" USING btree ("_order");
  CREATE INDEX "gift_cards_page_head_amounts_parent_id_idx" ON "gift_cards_page_head_amounts" USING btree ("_parent_id");
  CREATE INDEX "gift_cards_page_how_steps_order_idx" ON "gift_cards_page_how_steps" USING btree ("_order");
  CREATE INDEX "gift_cards_page_how_steps_parent_id_idx" ON "gift_cards_page_how_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "gift_cards_page_how_steps_locales_locale_parent_id_unique" ON "gift_cards_page_how_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gift_cards_page_terms_items_order_idx" ON "gift_cards_page_terms_items" USING btree ("_order");
  CREATE INDEX "gift_cards_page_terms_items_parent_id_idx" ON "gift_cards_page_terms_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "gift_cards_page_terms_items_locales_locale_parent_id_unique" ON "gift_cards_page_terms_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "gift_cards_page__status_idx" ON "gift_cards_page" USING btree ("_status");
  CREATE UNIQUE INDEX "gift_cards_page_locales_locale_parent_id_unique" ON "gift_cards_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gift_cards_page_v_version_head_amounts_order_idx" ON "_gift_cards_page_v_version_head_amounts" USING btree ("_order");
  CREATE INDEX "_gift_cards_page_v_version_head_amounts_parent_id_idx" ON "_gift_cards_page_v_version_head_amounts" USING btree ("_parent_id");
  CREATE INDEX "_gift_cards_page_v_version_how_steps_order_idx" ON "_gift_cards_page_v_version_how_steps" USING btree ("_order");
  CREATE INDEX "_gift_cards_page_v_version_how_steps_parent_id_idx" ON "_gift_cards_page_v_version_how_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_gift_cards_page_v_version_how_steps_locales_locale_parent_i" ON "_gift_cards_page_v_version_how_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gift_cards_page_v_version_terms_items_order_idx" ON "_gift_cards_page_v_version_terms_items" USING btree ("_order");
  CREATE INDEX "_gift_cards_page_v_version_terms_items_parent_id_idx" ON "_gift_cards_page_v_version_terms_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_gift_cards_page_v_version_terms_items_locales_locale_parent" ON "_gift_cards_page_v_version_terms_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gift_cards_page_v_version_version__status_idx" ON "_gift_cards_page_v" USING btree ("version__status");
  CREATE INDEX "_gift_cards_page_v_created_at_idx" ON "_gift_cards_page_v" USING btree ("created_at");
  CREATE INDEX "_gift_cards_page_v_updated_at_idx" ON "_gift_cards_page_v" USING btree ("updated_at");
  CREATE INDEX "_gift_cards_page_v_snapshot_idx" ON "_gift_cards_page_v" USING btree ("snapshot");
  CREATE INDEX "_gift_cards_page_v_published_locale_idx" ON "_gift_cards_page_v" USING btree ("published_locale");
  CREATE INDEX "_gift_cards_page_v_latest_idx" ON "_gift_cards_page_v" USING btree ("latest");
  CREATE INDEX "_gift_cards_page_v_autosave_idx" ON "_gift_cards_page_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_gift_cards_page_v_locales_locale_parent_id_unique" ON "_gift_cards_page_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "gift_cards_page_head_amounts" CASCADE;
  DROP TABLE "gift_cards_page_how_steps" CASCADE;
  DROP TABLE "gift_cards_page_how_steps_locales" CASCADE;
  DROP TABLE "gift_cards_page_terms_items" CASCADE;
  DROP TABLE "gift_cards_page_terms_items_locales" CASCADE;
  DROP TABLE "gift_cards_page" CASCADE;
  DROP TABLE "gift_cards_page_locales" CASCADE;
  DROP TABLE "_gift_cards_page_v_version_head_amounts" CASCADE;
  DROP TABLE "_gift_cards_page_v_version_how_steps" CASCADE;
  DROP TABLE "_gift_cards_page_v_version_how_steps_locales" CASCADE;
  DROP TABLE "_gift_cards_page_v_version_terms_items" CASCADE;
  DROP TABLE "_gift_cards_page_v_version_terms_items_locales" CASCADE;
  DROP TABLE "_gift_cards_page_v" CASCADE;
  DROP TABLE "_gift_cards_page_v_locales" CASCADE;
  DROP TYPE "public"."enum_gift_cards_page_status";
  DROP TYPE "public"."enum__gift_cards_page_v_version_status";
  DROP TYPE "public"."enum__gift_cards_page_v_published_locale";`)
}
