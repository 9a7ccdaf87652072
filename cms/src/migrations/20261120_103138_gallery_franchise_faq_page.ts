import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_gallery_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_items_v_published_locale" AS ENUM('en', 'ko', 'zh');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('en', 'ko', 'zh');
  CREATE TYPE "public"."enum_albums_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__albums_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__albums_v_published_locale" AS ENUM('en', 'ko', 'zh');
  CREATE TYPE "public"."enum_faq_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_page_v_published_locale" AS ENUM('en', 'ko', 'zh');
  CREATE TYPE "public"."enum_franchise_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__franchise_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__franchise_page_v_published_locale" AS ENUM('en', 'ko', 'zh');
  CREATE TABLE "gallery_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"picture_id" integer,
  	"featured" boolean DEFAULT false,
  	"animated" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_gallery_items_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "gallery_items_locales" (
  	"title" varchar,
  	"description" varchar,
  	"category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_gallery_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_picture_id" integer,
  	"version_featured" boolean DEFAULT false,
  	"version_animated" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__gallery_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__gallery_items_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_gallery_items_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"rating" numeric DEFAULT 5,
  	"staff_note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonials_locales" (
  	"text" varchar,
  	"author" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_rating" numeric DEFAULT 5,
  	"version_staff_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_text" varchar,
  	"version_author" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "albums" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"cover_id" integer,
  	"embed_url" varchar,
  	"staff_note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_albums_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "albums_locales" (
  	"title" varchar,
  	"artist" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_albums_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_cover_id" integer,
  	"version_embed_url" varchar,
  	"version_staff_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__albums_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__albums_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_albums_v_locales" (
  	"version_title" varchar,
  	"version_artist" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faq_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_faq_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "faq_page_locales" (
  	"title" varchar,
  	"subtitle" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_faq_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__faq_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faq_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_faq_page_v_locales" (
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "franchise_page_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "franchise_page_stats_locales" (
  	"figure" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "franchise_page_why_us_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "franchise_page_why_us_points_locales" (
  	"title" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "franchise_page_audience_personas_pains" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "franchise_page_audience_personas_pains_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "franchise_page_audience_personas_gains" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "franchise_page_audience_personas_gains_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "franchise_page_audience_personas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "franchise_page_audience_personas_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "franchise_page_revenue_streams" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"monthly_won" numeric
  );
  
  CREATE TABLE "franchise_page_revenue_streams_locales" (
  	"name" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "franchise_page_roadmap_phases_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "franchise_page_roadmap_phases_places_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "franchise_page_roadmap_phases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"period" varchar
  );
  
  CREATE TABLE "franchise_page_roadmap_phases_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "franchise_page_process_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "franchise_page_process_steps_locales" (
  	"title" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "franchise_page_notes_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "franchise_page_notes_items_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "franchise_page_footer_info_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "franchise_page_footer_info_lines_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "franchise_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_franchise_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "franchise_page_locales" (
  	"hero_eyebrow" varchar,
  	"hero_title" varchar,
  	"hero_lead" varchar,
  	"why_us_heading" varchar,
  	"why_us_lead" varchar,
  	"audience_heading" varchar,
  	"audience_lead" varchar,
  	"revenue_heading" varchar,
  	"revenue_lead" varchar,
  	"revenue_note" varchar,
  	"roadmap_heading" varchar,
  	"roadmap_lead" varchar,
  	"process_heading" varchar,
  	"process_lead" varchar,
  	"notes_heading" varchar,
  	"call_to_action_heading" varchar,
  	"call_to_action_body" varchar,
  	"footer_contact_heading" varchar,
  	"footer_info_heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_page_v_version_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_franchise_page_v_version_stats_locales" (
  	"figure" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_page_v_version_why_us_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_franchise_page_v_version_why_us_points_locales" (
  	"title" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_page_v_version_audience_personas_pains" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_franchise_page_v_version_audience_personas_pains_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_page_v_version_audience_personas_gains" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_franchise_page_v_version_audience_personas_gains_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_page_v_version_audience_personas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_franchise_page_v_version_audience_personas_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_page_v_version_revenue_streams" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"monthly_won" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_franchise_page_v_version_revenue_streams_locales" (
  	"name" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_page_v_version_roadmap_phases_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_franchise_page_v_version_roadmap_phases_places_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_page_v_version_roadmap_phases" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"period" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_franchise_page_v_version_roadmap_phases_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_page_v_version_process_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_franchise_page_v_version_process_steps_locales" (
  	"title" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_page_v_version_notes_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_franchise_page_v_version_notes_items_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_page_v_version_footer_info_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_franchise_page_v_version_footer_info_lines_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_franchise_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__franchise_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__franchise_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_franchise_page_v_locales" (
  	"version_hero_eyebrow" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lead" varchar,
  	"version_why_us_heading" varchar,
  	"version_why_us_lead" varchar,
  	"version_audience_heading" varchar,
  	"version_audience_lead" varchar,
  	"version_revenue_heading" varchar,
  	"version_revenue_lead" varchar,
  	"version_revenue_note" varchar,
  	"version_roadmap_heading" varchar,
  	"version_roadmap_lead" varchar,
  	"version_process_heading" varchar,
  	"version_process_lead" varchar,
  	"version_notes_heading" varchar,
  	"version_call_to_action_heading" varchar,
  	"version_call_to_action_body" varchar,
  	"version_footer_contact_heading" varchar,
  	"version_footer_info_heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gallery_items_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "testimonials_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "albums_id" integer;
  ALTER TABLE "landing_page_locales" ADD COLUMN "packages_portfolio_heading" varchar;
  ALTER TABLE "landing_page_locales" ADD COLUMN "packages_portfolio_lead" varchar;
  ALTER TABLE "landing_page_locales" ADD COLUMN "gallery_heading" varchar;
  ALTER TABLE "landing_page_locales" ADD COLUMN "gallery_lead" varchar;
  ALTER TABLE "landing_page_locales" ADD COLUMN "gallery_quotes_heading" varchar;
  ALTER TABLE "_landing_page_v_locales" ADD COLUMN "version_packages_portfolio_heading" varchar;
  ALTER TABLE "_landing_page_v_locales" ADD COLUMN "version_packages_portfolio_lead" varchar;
  ALTER TABLE "_landing_page_v_locales" ADD COLUMN "version_gallery_heading" varchar;
  ALTER TABLE "_landing_page_v_locales" ADD COLUMN "version_gallery_lead" varchar;
  ALTER TABLE "_landing_page_v_locales" ADD COLUMN "version_gallery_quotes_heading" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "share_picture_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_share_picture_id" integer;
  ALTER TABLE "gallery_items" ADD CONSTRAINT "gallery_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_items_locales" ADD CONSTRAINT "gallery_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gallery_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gallery_items_v" ADD CONSTRAINT "_gallery_items_v_parent_id_gallery_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gallery_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_items_v" ADD CONSTRAINT "_gallery_items_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_items_v_locales" ADD CONSTRAINT "_gallery_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gallery_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums_locales" ADD CONSTRAINT "albums_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_parent_id_albums_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."albums"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v_locales" ADD CONSTRAINT "_albums_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_albums_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_page_locales" ADD CONSTRAINT "faq_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_page_v_locales" ADD CONSTRAINT "_faq_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faq_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_stats" ADD CONSTRAINT "franchise_page_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_stats_locales" ADD CONSTRAINT "franchise_page_stats_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page_stats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_why_us_points" ADD CONSTRAINT "franchise_page_why_us_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_why_us_points_locales" ADD CONSTRAINT "franchise_page_why_us_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page_why_us_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_audience_personas_pains" ADD CONSTRAINT "franchise_page_audience_personas_pains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page_audience_personas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_audience_personas_pains_locales" ADD CONSTRAINT "franchise_page_audience_personas_pains_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page_audience_personas_pains"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_audience_personas_gains" ADD CONSTRAINT "franchise_page_audience_personas_gains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page_audience_personas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_audience_personas_gains_locales" ADD CONSTRAINT "franchise_page_audience_personas_gains_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page_audience_personas_gains"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_audience_personas" ADD CONSTRAINT "franchise_page_audience_personas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_audience_personas_locales" ADD CONSTRAINT "franchise_page_audience_personas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page_audience_personas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_revenue_streams" ADD CONSTRAINT "franchise_page_revenue_streams_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_revenue_streams_locales" ADD CONSTRAINT "franchise_page_revenue_streams_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page_revenue_streams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_roadmap_phases_places" ADD CONSTRAINT "franchise_page_roadmap_phases_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page_roadmap_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_roadmap_phases_places_locales" ADD CONSTRAINT "franchise_page_roadmap_phases_places_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page_roadmap_phases_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_roadmap_phases" ADD CONSTRAINT "franchise_page_roadmap_phases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_roadmap_phases_locales" ADD CONSTRAINT "franchise_page_roadmap_phases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page_roadmap_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_process_steps" ADD CONSTRAINT "franchise_page_process_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_process_steps_locales" ADD CONSTRAINT "franchise_page_process_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page_process_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_notes_items" ADD CONSTRAINT "franchise_page_notes_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_notes_items_locales" ADD CONSTRAINT "franchise_page_notes_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page_notes_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_footer_info_lines" ADD CONSTRAINT "franchise_page_footer_info_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_footer_info_lines_locales" ADD CONSTRAINT "franchise_page_footer_info_lines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page_footer_info_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "franchise_page_locales" ADD CONSTRAINT "franchise_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."franchise_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_stats" ADD CONSTRAINT "_franchise_page_v_version_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_stats_locales" ADD CONSTRAINT "_franchise_page_v_version_stats_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v_version_stats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_why_us_points" ADD CONSTRAINT "_franchise_page_v_version_why_us_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_why_us_points_locales" ADD CONSTRAINT "_franchise_page_v_version_why_us_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v_version_why_us_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_audience_personas_pains" ADD CONSTRAINT "_franchise_page_v_version_audience_personas_pains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v_version_audience_personas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_audience_personas_pains_locales" ADD CONSTRAINT "_franchise_page_v_version_audience_personas_pains_locales_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v_version_audience_personas_pains"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_audience_personas_gains" ADD CONSTRAINT "_franchise_page_v_version_audience_personas_gains_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v_version_audience_personas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_audience_personas_gains_locales" ADD CONSTRAINT "_franchise_page_v_version_audience_personas_gains_locales_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v_version_audience_personas_gains"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_audience_personas" ADD CONSTRAINT "_franchise_page_v_version_audience_personas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_audience_personas_locales" ADD CONSTRAINT "_franchise_page_v_version_audience_personas_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v_version_audience_personas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_revenue_streams" ADD CONSTRAINT "_franchise_page_v_version_revenue_streams_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_revenue_streams_locales" ADD CONSTRAINT "_franchise_page_v_version_revenue_streams_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v_version_revenue_streams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_roadmap_phases_places" ADD CONSTRAINT "_franchise_page_v_version_roadmap_phases_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v_version_roadmap_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_roadmap_phases_places_locales" ADD CONSTRAINT "_franchise_page_v_version_roadmap_phases_places_locales_p_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v_version_roadmap_phases_places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_roadmap_phases" ADD CONSTRAINT "_franchise_page_v_version_roadmap_phases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_roadmap_phases_locales" ADD CONSTRAINT "_franchise_page_v_version_roadmap_phases_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v_version_roadmap_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_process_steps" ADD CONSTRAINT "_franchise_page_v_version_process_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_process_steps_locales" ADD CONSTRAINT "_franchise_page_v_version_process_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v_version_process_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_notes_items" ADD CONSTRAINT "_franchise_page_v_version_notes_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_notes_items_locales" ADD CONSTRAINT "_franchise_page_v_version_notes_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v_version_notes_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_footer_info_lines" ADD CONSTRAINT "_franchise_page_v_version_footer_info_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_version_footer_info_lines_locales" ADD CONSTRAINT "_franchise_page_v_version_footer_info_lines_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v_version_footer_info_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_franchise_page_v_locales" ADD CONSTRAINT "_franchise_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_franchise_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "gallery_items__order_idx" ON "gallery_items" USING btree ("_order");
  CREATE INDEX "gallery_items_picture_idx" ON "gallery_items" USING btree ("picture_id");
  CREATE INDEX "gallery_items_updated_at_idx" ON "gallery_items" USING btree ("updated_at");
  CREATE INDEX "gallery_items_created_at_idx" ON "gallery_items" USING btree ("created_at");
  CREATE INDEX "gallery_items__status_idx" ON "gallery_items" USING btree ("_status");
  CREATE UNIQUE INDEX "gallery_items_locales_locale_parent_id_unique" ON "gallery_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gallery_items_v_parent_idx" ON "_gallery_items_v" USING btree ("parent_id");
  CREATE INDEX "_gallery_items_v_version_version__order_idx" ON "_gallery_items_v" USING btree ("version__order");
  CREATE INDEX "_gallery_items_v_version_version_picture_idx" ON "_gallery_items_v" USING btree ("version_picture_id");
  CREATE INDEX "_gallery_items_v_version_version_updated_at_idx" ON "_gallery_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_gallery_items_v_version_version_created_at_idx" ON "_gallery_items_v" USING btree ("version_created_at");
  CREATE INDEX "_gallery_items_v_version_version__status_idx" ON "_gallery_items_v" USING btree ("version__status");
  CREATE INDEX "_gallery_items_v_created_at_idx" ON "_gallery_items_v" USING btree ("created_at");
  CREATE INDEX "_gallery_items_v_updated_at_idx" ON "_gallery_items_v" USING btree ("updated_at");
  CREATE INDEX "_gallery_items_v_snapshot_idx" ON "_gallery_items_v" USING btree ("snapshot");
  CREATE INDEX "_gallery_items_v_published_locale_idx" ON "_gallery_items_v" USING btree ("published_locale");
  CREATE INDEX "_gallery_items_v_latest_idx" ON "_gallery_items_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_gallery_items_v_locales_locale_parent_id_unique" ON "_gallery_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "albums__order_idx" ON "albums" USING btree ("_order");
  CREATE INDEX "albums_cover_idx" ON "albums" USING btree ("cover_id");
  CREATE INDEX "albums_updated_at_idx" ON "albums" USING btree ("updated_at");
  CREATE INDEX "albums_created_at_idx" ON "albums" USING btree ("created_at");
  CREATE INDEX "albums__status_idx" ON "albums" USING btree ("_status");
  CREATE UNIQUE INDEX "albums_locales_locale_parent_id_unique" ON "albums_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_albums_v_parent_idx" ON "_albums_v" USING btree ("parent_id");
  CREATE INDEX "_albums_v_version_version__order_idx" ON "_albums_v" USING btree ("version__order");
  CREATE INDEX "_albums_v_version_version_cover_idx" ON "_albums_v" USING btree ("version_cover_id");
  CREATE INDEX "_albums_v_version_version_updated_at_idx" ON "_albums_v" USING btree ("version_updated_at");
  CREATE INDEX "_albums_v_version_version_created_at_idx" ON "_albums_v" USING btree ("version_created_at");
  CREATE INDEX "_albums_v_version_version__status_idx" ON "_albums_v" USING btree ("version__status");
  CREATE INDEX "_albums_v_created_at_idx" ON "_albums_v" USING btree ("created_at");
  CREATE INDEX "_albums_v_updated_at_idx" ON "_albums_v" USING btree ("updated_at");
  CREATE INDEX "_albums_v_snapshot_idx" ON "_albums_v" USING btree ("snapshot");
  CREATE INDEX "_albums_v_published_locale_idx" ON "_albums_v" USING btree ("published_locale");
  CREATE INDEX "_albums_v_latest_idx" ON "_albums_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_albums_v_locales_locale_parent_id_unique" ON "_albums_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faq_page__status_idx" ON "faq_page" USING btree ("_status");
  CREATE UNIQUE INDEX "faq_page_locales_locale_parent_id_unique" ON "faq_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faq_page_v_version_version__status_idx" ON "_faq_page_v" USING btree ("version__status");
  CREATE INDEX "_faq_page_v_created_at_idx" ON "_faq_page_v" USING btree ("created_at");
  CREATE INDEX "_faq_page_v_updated_at_idx" ON "_faq_page_v" USING btree ("updated_at");
  CREATE INDEX "_faq_page_v_snapshot_idx" ON "_faq_page_v" USING btree ("snapshot");
  CREATE INDEX "_faq_page_v_published_locale_idx" ON "_faq_page_v" USING btree ("published_locale");
  CREATE INDEX "_faq_page_v_latest_idx" ON "_faq_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_faq_page_v_locales_locale_parent_id_unique" ON "_faq_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_page_stats_order_idx" ON "franchise_page_stats" USING btree ("_order");
  CREATE INDEX "franchise_page_stats_parent_id_idx" ON "franchise_page_stats" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "franchise_page_stats_locales_locale_parent_id_unique" ON "franchise_page_stats_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_page_why_us_points_order_idx" ON "franchise_page_why_us_points" USING btree ("_order");
  CREATE INDEX "franchise_page_why_us_points_parent_id_idx" ON "franchise_page_why_us_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "franchise_page_why_us_points_locales_locale_parent_id_unique" ON "franchise_page_why_us_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_page_audience_personas_pains_order_idx" ON "franchise_page_audience_personas_pains" USING btree ("_order");
  CREATE INDEX "franchise_page_audience_personas_pains_parent_id_idx" ON "franchise_page_audience_personas_pains" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "franchise_page_audience_personas_pains_locales_locale_parent" ON "franchise_page_audience_personas_pains_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_page_audience_personas_gains_order_idx" ON "franchise_page_audience_personas_gains" USING btree ("_order");
  CREATE INDEX "franchise_page_audience_personas_gains_parent_id_idx" ON "franchise_page_audience_personas_gains" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "franchise_page_audience_personas_gains_locales_locale_parent" ON "franchise_page_audience_personas_gains_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_page_audience_personas_order_idx" ON "franchise_page_audience_personas" USING btree ("_order");
  CREATE INDEX "franchise_page_audience_personas_parent_id_idx" ON "franchise_page_audience_personas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "franchise_page_audience_personas_locales_locale_parent_id_un" ON "franchise_page_audience_personas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_page_revenue_streams_order_idx" ON "franchise_page_revenue_streams" USING btree ("_order");
  CREATE INDEX "franchise_page_revenue_streams_parent_id_idx" ON "franchise_page_revenue_streams" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "franchise_page_revenue_streams_locales_locale_parent_id_uniq" ON "franchise_page_revenue_streams_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_page_roadmap_phases_places_order_idx" ON "franchise_page_roadmap_phases_places" USING btree ("_order");
  CREATE INDEX "franchise_page_roadmap_phases_places_parent_id_idx" ON "franchise_page_roadmap_phases_places" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "franchise_page_roadmap_phases_places_locales_locale_parent_i" ON "franchise_page_roadmap_phases_places_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_page_roadmap_phases_order_idx" ON "franchise_page_roadmap_phases" USING btree ("_order");
  CREATE INDEX "franchise_page_roadmap_phases_parent_id_idx" ON "franchise_page_roadmap_phases" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "franchise_page_roadmap_phases_locales_locale_parent_id_uniqu" ON "franchise_page_roadmap_phases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_page_process_steps_order_idx" ON "franchise_page_process_steps" USING btree ("_order");
  CREATE INDEX "franchise_page_process_steps_parent_id_idx" ON "franchise_page_process_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "franchise_page_process_steps_locales_locale_parent_id_unique" ON "franchise_page_process_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_page_notes_items_order_idx" ON "franchise_page_notes_items" USING btree ("_order");
  CREATE INDEX "franchise_page_notes_items_parent_id_idx" ON "franchise_page_notes_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "franchise_page_notes_items_locales_locale_parent_id_unique" ON "franchise_page_notes_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_page_footer_info_lines_order_idx" ON "franchise_page_footer_info_lines" USING btree ("_order");
  CREATE INDEX "franchise_page_footer_info_lines_parent_id_idx" ON "franchise_page_footer_info_lines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "franchise_page_footer_info_lines_locales_locale_parent_id_un" ON "franchise_page_footer_info_lines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "franchise_page__status_idx" ON "franchise_page" USING btree ("_status");
  CREATE UNIQUE INDEX "franchise_page_locales_locale_parent_id_unique" ON "franchise_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_page_v_version_stats_order_idx" ON "_franchise_page_v_version_stats" USING btree ("_order");
  CREATE INDEX "_franchise_page_v_version_stats_parent_id_idx" ON "_franchise_page_v_version_stats" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_franchise_page_v_version_stats_locales_locale_parent_id_uni" ON "_franchise_page_v_version_stats_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_page_v_version_why_us_points_order_idx" ON "_franchise_page_v_version_why_us_points" USING btree ("_order");
  CREATE INDEX "_franchise_page_v_version_why_us_points_parent_id_idx" ON "_franchise_page_v_version_why_us_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_franchise_page_v_version_why_us_points_locales_locale_paren" ON "_franchise_page_v_version_why_us_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_page_v_version_audience_personas_pains_order_idx" ON "_franchise_page_v_version_audience_personas_pains" USING btree ("_order");
  CREATE INDEX "_franchise_page_v_version_audience_personas_pains_parent_id_idx" ON "_franchise_page_v_version_audience_personas_pains" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_franchise_page_v_version_audience_personas_pains_locales_lo" ON "_franchise_page_v_version_audience_personas_pains_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_page_v_version_audience_personas_gains_order_idx" ON "_franchise_page_v_version_audience_personas_gains" USING btree ("_order");
  CREATE INDEX "_franchise_page_v_version_audience_personas_gains_parent_id_idx" ON "_franchise_page_v_version_audience_personas_gains" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_franchise_page_v_version_audience_personas_gains_locales_lo" ON "_franchise_page_v_version_audience_personas_gains_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_page_v_version_audience_personas_order_idx" ON "_franchise_page_v_version_audience_personas" USING btree ("_order");
  CREATE INDEX "_franchise_page_v_version_audience_personas_parent_id_idx" ON "_franchise_page_v_version_audience_personas" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_franchise_page_v_version_audience_personas_locales_locale_p" ON "_franchise_page_v_version_audience_personas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_page_v_version_revenue_streams_order_idx" ON "_franchise_page_v_version_revenue_streams" USING btree ("_order");
  CREATE INDEX "_franchise_page_v_version_revenue_streams_parent_id_idx" ON "_franchise_page_v_version_revenue_streams" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_franchise_page_v_version_revenue_streams_locales_locale_par" ON "_franchise_page_v_version_revenue_streams_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_page_v_version_roadmap_phases_places_order_idx" ON "_franchise_page_v_version_roadmap_phases_places" USING btree ("_order");
  CREATE INDEX "_franchise_page_v_version_roadmap_phases_places_parent_id_idx" ON "_franchise_page_v_version_roadmap_phases_places" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_franchise_page_v_version_roadmap_phases_places_locales_loca" ON "_franchise_page_v_version_roadmap_phases_places_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_page_v_version_roadmap_phases_order_idx" ON "_franchise_page_v_version_roadmap_phases" USING btree ("_order");
  CREATE INDEX "_franchise_page_v_version_roadmap_phases_parent_id_idx" ON "_franchise_page_v_version_roadmap_phases" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_franchise_page_v_version_roadmap_phases_locales_locale_pare" ON "_franchise_page_v_version_roadmap_phases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_page_v_version_process_steps_order_idx" ON "_franchise_page_v_version_process_steps" USING btree ("_order");
  CREATE INDEX "_franchise_page_v_version_process_steps_parent_id_idx" ON "_franchise_page_v_version_process_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_franchise_page_v_version_process_steps_locales_locale_paren" ON "_franchise_page_v_version_process_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_page_v_version_notes_items_order_idx" ON "_franchise_page_v_version_notes_items" USING btree ("_order");
  CREATE INDEX "_franchise_page_v_version_notes_items_parent_id_idx" ON "_franchise_page_v_version_notes_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_franchise_page_v_version_notes_items_locales_locale_parent_" ON "_franchise_page_v_version_notes_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_page_v_version_footer_info_lines_order_idx" ON "_franchise_page_v_version_footer_info_lines" USING btree ("_order");
  CREATE INDEX "_franchise_page_v_version_footer_info_lines_parent_id_idx" ON "_franchise_page_v_version_footer_info_lines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_franchise_page_v_version_footer_info_lines_locales_locale_p" ON "_franchise_page_v_version_footer_info_lines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_franchise_page_v_version_version__status_idx" ON "_franchise_page_v" USING btree ("version__status");
  CREATE INDEX "_franchise_page_v_created_at_idx" ON "_franchise_page_v" USING btree ("created_at");
  CREATE INDEX "_franchise_page_v_updated_at_idx" ON "_franchise_page_v" USING btree ("updated_at");
  CREATE INDEX "_franchise_page_v_snapshot_idx" ON "_franchise_page_v" USING btree ("snapshot");
  CREATE INDEX "_franchise_page_v_published_locale_idx" ON "_franchise_page_v" USING btree ("published_locale");
  CREATE INDEX "_franchise_page_v_latest_idx" ON "_franchise_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_franchise_page_v_locales_locale_parent_id_unique" ON "_franchise_page_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_items_fk" FOREIGN KEY ("gallery_items_id") REFERENCES "public"."gallery_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_gallery_items_id_idx" ON "payload_locked_documents_rels" USING btree ("gallery_items_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_albums_id_idx" ON "payload_locked_documents_rels" USING btree ("albums_id");
  CREATE INDEX "site_settings_share_picture_idx" ON "site_settings" USING btree ("share_picture_id");
  CREATE INDEX "_site_settings_v_version_version_share_picture_idx" ON "_site_settings_v" USING btree ("version_share_picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gallery_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gallery_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_gallery_items_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_gallery_items_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_albums_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_albums_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faq_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faq_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_stats_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_why_us_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_why_us_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_audience_personas_pains" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_audience_personas_pains_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_audience_personas_gains" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_audience_personas_gains_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_audience_personas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_audience_personas_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_revenue_streams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_revenue_streams_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_roadmap_phases_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_roadmap_phases_places_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_roadmap_phases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_roadmap_phases_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_process_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_process_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_notes_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_notes_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_footer_info_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_footer_info_lines_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "franchise_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_stats_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_why_us_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_why_us_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_audience_personas_pains" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_audience_personas_pains_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_audience_personas_gains" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_audience_personas_gains_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_audience_personas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_audience_personas_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_revenue_streams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_revenue_streams_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_roadmap_phases_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_roadmap_phases_places_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_roadmap_phases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_roadmap_phases_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_process_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_process_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_notes_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_notes_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_footer_info_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_version_footer_info_lines_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_franchise_page_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "gallery_items" CASCADE;
  DROP TABLE "gallery_items_locales" CASCADE;
  DROP TABLE "_gallery_items_v" CASCADE;
  DROP TABLE "_gallery_items_v_locales" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "albums" CASCADE;
  DROP TABLE "albums_locales" CASCADE;
  DROP TABLE "_albums_v" CASCADE;
  DROP TABLE "_albums_v_locales" CASCADE;
  DROP TABLE "faq_page" CASCADE;
  DROP TABLE "faq_page_locales" CASCADE;
  DROP TABLE "_faq_page_v" CASCADE;
  DROP TABLE "_faq_page_v_locales" CASCADE;
  DROP TABLE "franchise_page_stats" CASCADE;
  DROP TABLE "franchise_page_stats_locales" CASCADE;
  DROP TABLE "franchise_page_why_us_points" CASCADE;
  DROP TABLE "franchise_page_why_us_points_locales" CASCADE;
  DROP TABLE "franchise_page_audience_personas_pains" CASCADE;
  DROP TABLE "franchise_page_audience_personas_pains_locales" CASCADE;
  DROP TABLE "franchise_page_audience_personas_gains" CASCADE;
  DROP TABLE "franchise_page_audience_personas_gains_locales" CASCADE;
  DROP TABLE "franchise_page_audience_personas" CASCADE;
  DROP TABLE "franchise_page_audience_personas_locales" CASCADE;
  DROP TABLE "franchise_page_revenue_streams" CASCADE;
  DROP TABLE "franchise_page_revenue_streams_locales" CASCADE;
  DROP TABLE "franchise_page_roadmap_phases_places" CASCADE;
  DROP TABLE "franchise_page_roadmap_phases_places_locales" CASCADE;
  DROP TABLE "franchise_page_roadmap_phases" CASCADE;
  DROP TABLE "franchise_page_roadmap_phases_locales" CASCADE;
  DROP TABLE "franchise_page_process_steps" CASCADE;
  DROP TABLE "franchise_page_process_steps_locales" CASCADE;
  DROP TABLE "franchise_page_notes_items" CASCADE;
  DROP TABLE "franchise_page_notes_items_locales" CASCADE;
  DROP TABLE "franchise_page_footer_info_lines" CASCADE;
  DROP TABLE "franchise_page_footer_info_lines_locales" CASCADE;
  DROP TABLE "franchise_page" CASCADE;
  DROP TABLE "franchise_page_locales" CASCADE;
  DROP TABLE "_franchise_page_v_version_stats" CASCADE;
  DROP TABLE "_franchise_page_v_version_stats_locales" CASCADE;
  DROP TABLE "_franchise_page_v_version_why_us_points" CASCADE;
  DROP TABLE "_franchise_page_v_version_why_us_points_locales" CASCADE;
  DROP TABLE "_franchise_page_v_version_audience_personas_pains" CASCADE;
  DROP TABLE "_franchise_page_v_version_audience_personas_pains_locales" CASCADE;
  DROP TABLE "_franchise_page_v_version_audience_personas_gains" CASCADE;
  DROP TABLE "_franchise_page_v_version_audience_personas_gains_locales" CASCADE;
  DROP TABLE "_franchise_page_v_version_audience_personas" CASCADE;
  DROP TABLE "_franchise_page_v_version_audience_personas_locales" CASCADE;
  DROP TABLE "_franchise_page_v_version_revenue_streams" CASCADE;
  DROP TABLE "_franchise_page_v_version_revenue_streams_locales" CASCADE;
  DROP TABLE "_franchise_page_v_version_roadmap_phases_places" CASCADE;
  DROP TABLE "_franchise_page_v_version_roadmap_phases_places_locales" CASCADE;
  DROP TABLE "_franchise_page_v_version_roadmap_phases" CASCADE;
  DROP TABLE "_franchise_page_v_version_roadmap_phases_locales" CASCADE;
  DROP TABLE "_franchise_page_v_version_process_steps" CASCADE;
  DROP TABLE "_franchise_page_v_version_process_steps_locales" CASCADE;
  DROP TABLE "_franchise_page_v_version_notes_items" CASCADE;
  DROP TABLE "_franchise_page_v_version_notes_items_locales" CASCADE;
  DROP TABLE "_franchise_page_v_version_footer_info_lines" CASCADE;
  DROP TABLE "_franchise_page_v_version_footer_info_lines_locales" CASCADE;
  DROP TABLE "_franchise_page_v" CASCADE;
  DROP TABLE "_franchise_page_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_gallery_items_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_testimonials_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_albums_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_share_picture_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_share_picture_id_media_id_fk";
  
  DROP INDEX "payload_locked_documents_rels_gallery_items_id_idx";
  DROP INDEX "payload_locked_documents_rels_testimonials_id_idx";
  DROP INDEX "payload_locked_documents_rels_albums_id_idx";
  DROP INDEX "site_settings_share_picture_idx";
  DROP INDEX "_site_settings_v_version_version_share_picture_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "gallery_items_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "testimonials_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "albums_id";
  ALTER TABLE "landing_page_locales" DROP COLUMN "packages_portfolio_heading";
  ALTER TABLE "landing_page_locales" DROP COLUMN "packages_portfolio_lead";
  ALTER TABLE "landing_page_locales" DROP COLUMN "gallery_heading";
  ALTER TABLE "landing_page_locales" DROP COLUMN "gallery_lead";
  ALTER TABLE "landing_page_locales" DROP COLUMN "gallery_quotes_heading";
  ALTER TABLE "_landing_page_v_locales" DROP COLUMN "version_packages_portfolio_heading";
  ALTER TABLE "_landing_page_v_locales" DROP COLUMN "version_packages_portfolio_lead";
  ALTER TABLE "_landing_page_v_locales" DROP COLUMN "version_gallery_heading";
  ALTER TABLE "_landing_page_v_locales" DROP COLUMN "version_gallery_lead";
  ALTER TABLE "_landing_page_v_locales" DROP COLUMN "version_gallery_quotes_heading";
  ALTER TABLE "site_settings" DROP COLUMN "share_picture_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_share_picture_id";
  DROP TYPE "public"."enum_gallery_items_status";
  DROP TYPE "public"."enum__gallery_items_v_version_status";
  DROP TYPE "public"."enum__gallery_items_v_published_locale";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum_albums_status";
  DROP TYPE "public"."enum__albums_v_version_status";
  DROP TYPE "public"."enum__albums_v_published_locale";
  DROP TYPE "public"."enum_faq_page_status";
  DROP TYPE "public"."enum__faq_page_v_version_status";
  DROP TYPE "public"."enum__faq_page_v_published_locale";
  DROP TYPE "public"."enum_franchise_page_status";
  DROP TYPE "public"."enum__franchise_page_v_version_status";
  DROP TYPE "public"."enum__franchise_page_v_published_locale";`)
}
