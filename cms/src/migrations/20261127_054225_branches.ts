import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_branches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branches_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TABLE "branch_numbers" (
  	"id" integer PRIMARY KEY NOT NULL,
  	"branch" integer NOT NULL,
  	"studio" integer NOT NULL
  );
  
  CREATE TABLE "branches_studios" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"studio_id" numeric,
  	"name" varchar
  );
  
  CREATE TABLE "branches_directions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "branches_directions_locales" (
  	"from" varchar,
  	"route" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "branches_price_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"starts_at" varchar,
  	"last_start_at" varchar,
  	"fee_won" numeric,
  	"key" varchar
  );
  
  CREATE TABLE "branches_price_bands_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "branches_closed_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"reason" varchar
  );
  
  CREATE TABLE "branches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"slug" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"support_handle" varchar,
  	"opening_hours_opens_at" varchar,
  	"opening_hours_closes_at" varchar,
  	"branch_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_branches_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "branches_locales" (
  	"name" varchar,
  	"address" varchar,
  	"nearest_station" varchar,
  	"opening_hours_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_studios" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"studio_id" numeric,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v_version_directions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v_version_directions_locales" (
  	"from" varchar,
  	"route" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_price_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" varchar,
  	"last_start_at" varchar,
  	"fee_won" numeric,
  	"key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v_version_price_bands_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_closed_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"reason" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_slug" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_support_handle" varchar,
  	"version_opening_hours_opens_at" varchar,
  	"version_opening_hours_closes_at" varchar,
  	"version_branch_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__branches_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__branches_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_branches_v_locales" (
  	"version_name" varchar,
  	"version_address" varchar,
  	"version_nearest_station" varchar,
  	"version_opening_hours_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "branches_id" integer;
  ALTER TABLE "branches_studios" ADD CONSTRAINT "branches_studios_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_directions" ADD CONSTRAINT "branches_directions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_directions_locales" ADD CONSTRAINT "branches_directions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches_directions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_price_bands" ADD CONSTRAINT "branches_price_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_price_bands_locales" ADD CONSTRAINT "branches_price_bands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches_price_bands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_closed_dates" ADD CONSTRAINT "branches_closed_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_locales" ADD CONSTRAINT "branches_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_studios" ADD CONSTRAINT "_branches_v_version_studios_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_directions" ADD CONSTRAINT "_branches_v_version_directions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_directions_locales" ADD CONSTRAINT "_branches_v_version_directions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v_version_directions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_price_bands" ADD CONSTRAINT "_branches_v_version_price_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_price_bands_locales" ADD CONSTRAINT "_branches_v_version_price_bands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v_version_price_bands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_closed_dates" ADD CONSTRAINT "_branches_v_version_closed_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_parent_id_branches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v_locales" ADD CONSTRAINT "_branches_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "branches_studios_order_idx" ON "branches_studios" USING btree ("_order");
  CREATE INDEX "branches_studios_parent_id_idx" ON "branches_studios" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "branches_studios_studio_id_idx" ON "branches_studios" USING btree ("studio_id");
  CREATE INDEX "branches_directions_order_idx" ON "branches_directions" USING btree ("_order");
  CREATE INDEX "branches_directions_parent_id_idx" ON "branches_directions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "branches_directions_locales_locale_parent_id_unique" ON "branches_directions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branches_price_bands_order_idx" ON "branches_price_bands" USING btree ("_order");
  CREATE INDEX "branches_price_bands_parent_id_idx" ON "branches_price_bands" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "branches_price_bands_locales_locale_parent_id_unique" ON "branches_price_bands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branches_closed_dates_order_idx" ON "branches_closed_dates" USING btree ("_order");
  CREATE INDEX "branches_closed_dates_parent_id_idx" ON "branches_closed_dates" USING btree ("_parent_id");
  CREATE INDEX "branches__order_idx" ON "branches" USING btree ("_order");
  CREATE UNIQUE INDEX "branches_slug_idx" ON "branches" USING btree ("slug");
  CREATE UNIQUE INDEX "branches_branch_id_idx" ON "branches" USING btree ("branch_id");
  CREATE INDEX "branches_updated_at_idx" ON "branches" USING btree ("updated_at");
  CREATE INDEX "branches_created_at_idx" ON "branches" USING btree ("created_at");
  CREATE INDEX "branches__status_idx" ON "branches" USING btree ("_status");
  CREATE UNIQUE INDEX "branches_locales_locale_parent_id_unique" ON "branches_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_version_studios_order_idx" ON "_branches_v_version_studios" USING btree ("_order");
  CREATE INDEX "_branches_v_version_studios_parent_id_idx" ON "_branches_v_version_studios" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_version_studios_studio_id_idx" ON "_branches_v_version_studios" USING btree ("studio_id");
  CREATE INDEX "_branches_v_version_directions_order_idx" ON "_branches_v_version_directions" USING btree ("_order");
  CREATE INDEX "_branches_v_version_directions_parent_id_idx" ON "_branches_v_version_directions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_branches_v_version_directions_locales_locale_parent_id_uniq" ON "_branches_v_version_directions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_version_price_bands_order_idx" ON "_branches_v_version_price_bands" USING btree ("_order");
  CREATE INDEX "_branches_v_version_price_bands_parent_id_idx" ON "_branches_v_version_price_bands" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_branches_v_version_price_bands_locales_locale_parent_id_uni" ON "_branches_v_version_price_bands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_version_closed_dates_order_idx" ON "_branches_v_version_closed_dates" USING btree ("_order");
  CREATE INDEX "_branches_v_version_closed_dates_parent_id_idx" ON "_branches_v_version_closed_dates" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_parent_idx" ON "_branches_v" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_version__order_idx" ON "_branches_v" USING btree ("version__order");
  CREATE INDEX "_branches_v_version_version_slug_idx" ON "_branches_v" USING btree ("version_slug");
  CREATE INDEX "_branches_v_version_version_branch_id_idx" ON "_branches_v" USING btree ("version_branch_id");
  CREATE INDEX "_branches_v_version_version_updated_at_idx" ON "_branches_v" USING btree ("version_updated_at");
  CREATE INDEX "_branches_v_version_version_created_at_idx" ON "_branches_v" USING btree ("version_created_at");
  CREATE INDEX "_branches_v_version_version__status_idx" ON "_branches_v" USING btree ("version__status");
  CREATE INDEX "_branches_v_created_at_idx" ON "_branches_v" USING btree ("created_at");
  CREATE INDEX "_branches_v_updated_at_idx" ON "_branches_v" USING btree ("updated_at");
  CREATE INDEX "_branches_v_snapshot_idx" ON "_branches_v" USING btree ("snapshot");
  CREATE INDEX "_branches_v_published_locale_idx" ON "_branches_v" USING btree ("published_locale");
  CREATE INDEX "_branches_v_latest_idx" ON "_branches_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_branches_v_locales_locale_parent_id_unique" ON "_branches_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_branches_id_idx" ON "payload_locked_documents_rels" USING btree ("branches_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branch_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_studios" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_directions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_directions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_price_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_price_bands_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_closed_dates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_version_studios" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_version_directions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_version_directions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_version_price_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_version_price_bands_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_version_closed_dates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "branch_numbers" CASCADE;
  DROP TABLE "branches_studios" CASCADE;
  DROP TABLE "branches_directions" CASCADE;
  DROP TABLE "branches_directions_locales" CASCADE;
  DROP TABLE "branches_price_bands" CASCADE;
  DROP TABLE "branches_price_bands_locales" CASCADE;
  DROP TABLE "branches_closed_dates" CASCADE;
  DROP TABLE "branches" CASCADE;
  DROP TABLE "branches_locales" CASCADE;
  DROP TABLE "_branches_v_version_studios" CASCADE;
  DROP TABLE "_branches_v_version_directions" CASCADE;
  DROP TABLE "_branches_v_version_directions_locales" CASCADE;
  DROP TABLE "_branches_v_version_price_bands" CASCADE;
  DROP TABLE "_branches_v_version_price_bands_locales" CASCADE;
  DROP TABLE "_branches_v_version_closed_dates" CASCADE;
  DROP TABLE "_branches_v" CASCADE;
  DROP TABLE "_branches_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_branches_fk";
  
  DROP INDEX "payload_locked_documents_rels_branches_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "branches_id";
  DROP TYPE "public"."enum_branches_status";
  DROP TYPE "public"."enum__branches_v_version_status";
  DROP TYPE "public"."enum__branches_v_published_locale";`)
}
