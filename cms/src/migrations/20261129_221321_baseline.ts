import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_policies_slug" AS ENUM('privacy', 'terms', 'cancellation');
  CREATE TYPE "public"."enum_policies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policies_v_version_slug" AS ENUM('privacy', 'terms', 'cancellation');
  CREATE TYPE "public"."enum__policies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policies_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_menu_items_section" AS ENUM('hot', 'cold');
  CREATE TYPE "public"."enum_menu_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_items_v_version_section" AS ENUM('hot', 'cold');
  CREATE TYPE "public"."enum__menu_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_items_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_faq_entries_placement" AS ENUM('landing', 'page');
  CREATE TYPE "public"."enum_faq_entries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_entries_v_version_placement" AS ENUM('landing', 'page');
  CREATE TYPE "public"."enum__faq_entries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_entries_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_gallery_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_items_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_albums_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__albums_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__albums_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_add_ons_delivery_unit" AS ENUM('business-days', 'calendar-days');
  CREATE TYPE "public"."enum_add_ons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__add_ons_v_version_delivery_unit" AS ENUM('business-days', 'calendar-days');
  CREATE TYPE "public"."enum__add_ons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__add_ons_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_branches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branches_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'manager');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_landing_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_page_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_faq_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_page_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_franchise_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__franchise_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__franchise_page_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_gift_cards_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gift_cards_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gift_cards_page_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_booking_rules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__booking_rules_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__booking_rules_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_session_mails_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__session_mails_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__session_mails_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_published_locale" AS ENUM('en', 'ko', 'zh', 'ja');
  CREATE TABLE "content_version" (
  	"id" integer PRIMARY KEY NOT NULL,
  	"version" bigint NOT NULL,
  	"raised_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "seed_steps" (
  	"name" text PRIMARY KEY NOT NULL,
  	"done_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "branch_numbers" (
  	"id" integer PRIMARY KEY NOT NULL,
  	"branch" integer NOT NULL,
  	"studio" integer NOT NULL
  );
  
  CREATE TABLE "policies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"slug" "enum_policies_slug",
  	"effective_date" varchar,
  	"staff_note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_policies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "policies_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_policies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_slug" "enum__policies_v_version_slug",
  	"version_effective_date" varchar,
  	"version_staff_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__policies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__policies_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_policies_v_locales" (
  	"version_title" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "menu_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"korean" varchar,
  	"section" "enum_menu_items_section" DEFAULT 'hot',
  	"price_won" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_menu_items_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "menu_items_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menu_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_korean" varchar,
  	"version_section" "enum__menu_items_v_version_section" DEFAULT 'hot',
  	"version_price_won" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__menu_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__menu_items_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_menu_items_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faq_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"placement" "enum_faq_entries_placement" DEFAULT 'page',
  	"staff_note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faq_entries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "faq_entries_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_faq_entries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_placement" "enum__faq_entries_v_version_placement" DEFAULT 'page',
  	"version_staff_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faq_entries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faq_entries_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_faq_entries_v_locales" (
  	"version_question" varchar,
  	"version_answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
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
  
  CREATE TABLE "add_ons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"price" numeric,
  	"custom_quote" boolean DEFAULT false,
  	"needs_delivery_address" boolean DEFAULT false,
  	"delivery_follows" boolean DEFAULT false,
  	"delivery_days" numeric,
  	"delivery_unit" "enum_add_ons_delivery_unit" DEFAULT 'business-days',
  	"add_on_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_add_ons_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "add_ons_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_add_ons_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_price" numeric,
  	"version_custom_quote" boolean DEFAULT false,
  	"version_needs_delivery_address" boolean DEFAULT false,
  	"version_delivery_follows" boolean DEFAULT false,
  	"version_delivery_days" numeric,
  	"version_delivery_unit" "enum__add_ons_v_version_delivery_unit" DEFAULT 'business-days',
  	"version_add_on_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__add_ons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__add_ons_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_add_ons_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"policies_id" integer,
  	"menu_items_id" integer,
  	"faq_entries_id" integer,
  	"gallery_items_id" integer,
  	"testimonials_id" integer,
  	"albums_id" integer,
  	"add_ons_id" integer,
  	"branches_id" integer,
  	"media_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "landing_page_experience_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "landing_page_experience_steps_locales" (
  	"title" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "landing_page_how_to_use_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "landing_page_how_to_use_steps_locales" (
  	"title" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "landing_page_packages_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "landing_page_packages_notes_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "landing_page_packages_royalty_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "landing_page_packages_royalty_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "landing_page_packages_chart_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "landing_page_packages_chart_rows_locales" (
  	"name" varchar,
  	"requirement" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "landing_page_tours_routes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"minutes" numeric
  );
  
  CREATE TABLE "landing_page_tours_routes_locales" (
  	"name" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "landing_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_title_korean" varchar,
  	"_status" "enum_landing_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "landing_page_locales" (
  	"hero_eyebrow" varchar,
  	"hero_title" varchar,
  	"hero_lead" varchar,
  	"hero_note" varchar,
  	"experience_heading" varchar,
  	"experience_lead" varchar,
  	"how_to_use_heading" varchar,
  	"how_to_use_lead" varchar,
  	"packages_heading" varchar,
  	"packages_lead" varchar,
  	"packages_add_ons_heading" varchar,
  	"packages_portfolio_heading" varchar,
  	"packages_portfolio_lead" varchar,
  	"packages_royalty_heading" varchar,
  	"packages_royalty_body" varchar,
  	"packages_chart_heading" varchar,
  	"packages_chart_lead" varchar,
  	"menu_heading" varchar,
  	"menu_lead" varchar,
  	"gallery_heading" varchar,
  	"gallery_lead" varchar,
  	"gallery_quotes_heading" varchar,
  	"tours_heading" varchar,
  	"tours_lead" varchar,
  	"faq_heading" varchar,
  	"faq_lead" varchar,
  	"booking_heading" varchar,
  	"booking_lead" varchar,
  	"booking_klook_title" varchar,
  	"booking_klook_body" varchar,
  	"booking_direct_title" varchar,
  	"booking_direct_body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_page_v_version_experience_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_landing_page_v_version_experience_steps_locales" (
  	"title" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_page_v_version_how_to_use_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_landing_page_v_version_how_to_use_steps_locales" (
  	"title" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_page_v_version_packages_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_landing_page_v_version_packages_notes_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_page_v_version_packages_royalty_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_landing_page_v_version_packages_royalty_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_page_v_version_packages_chart_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_landing_page_v_version_packages_chart_rows_locales" (
  	"name" varchar,
  	"requirement" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_page_v_version_tours_routes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"minutes" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_landing_page_v_version_tours_routes_locales" (
  	"name" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_title_korean" varchar,
  	"version__status" "enum__landing_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__landing_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_landing_page_v_locales" (
  	"version_hero_eyebrow" varchar,
  	"version_hero_title" varchar,
  	"version_hero_lead" varchar,
  	"version_hero_note" varchar,
  	"version_experience_heading" varchar,
  	"version_experience_lead" varchar,
  	"version_how_to_use_heading" varchar,
  	"version_how_to_use_lead" varchar,
  	"version_packages_heading" varchar,
  	"version_packages_lead" varchar,
  	"version_packages_add_ons_heading" varchar,
  	"version_packages_portfolio_heading" varchar,
  	"version_packages_portfolio_lead" varchar,
  	"version_packages_royalty_heading" varchar,
  	"version_packages_royalty_body" varchar,
  	"version_packages_chart_heading" varchar,
  	"version_packages_chart_lead" varchar,
  	"version_menu_heading" varchar,
  	"version_menu_lead" varchar,
  	"version_gallery_heading" varchar,
  	"version_gallery_lead" varchar,
  	"version_gallery_quotes_heading" varchar,
  	"version_tours_heading" varchar,
  	"version_tours_lead" varchar,
  	"version_faq_heading" varchar,
  	"version_faq_lead" varchar,
  	"version_booking_heading" varchar,
  	"version_booking_lead" varchar,
  	"version_booking_klook_title" varchar,
  	"version_booking_klook_body" varchar,
  	"version_booking_direct_title" varchar,
  	"version_booking_direct_body" varchar,
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
  	"latest" boolean,
  	"autosave" boolean
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
  	"latest" boolean,
  	"autosave" boolean
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
  
  CREATE TABLE "booking_rules_price_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"starts_at" varchar,
  	"last_start_at" varchar,
  	"fee_won" numeric,
  	"key" varchar
  );
  
  CREATE TABLE "booking_rules_price_bands_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "booking_rules_closed_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"reason" varchar
  );
  
  CREATE TABLE "booking_rules_studios" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"studio_id" numeric,
  	"name" varchar
  );
  
  CREATE TABLE "booking_rules_cancellation_direct" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"hours_before" numeric,
  	"refund_percent" numeric
  );
  
  CREATE TABLE "booking_rules_cancellation_add_ons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"add_on_id" numeric,
  	"hours" numeric
  );
  
  CREATE TABLE "booking_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"opening_hours_opens_at" varchar,
  	"opening_hours_closes_at" varchar,
  	"slot_minutes" numeric,
  	"lead_time_minutes" numeric,
  	"horizon_days" numeric,
  	"hold_minutes" numeric,
  	"arrival_cafe_minutes" numeric DEFAULT 30,
  	"arrival_booth_minutes" numeric DEFAULT 10,
  	"cancellation_no_show_refund_percent" numeric,
  	"cancellation_rescheduling_max_moves" numeric,
  	"cancellation_rescheduling_min_hours_before" numeric,
  	"recording_keep_days" numeric DEFAULT 30,
  	"_status" "enum_booking_rules_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_booking_rules_v_version_price_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" varchar,
  	"last_start_at" varchar,
  	"fee_won" numeric,
  	"key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_rules_v_version_price_bands_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_booking_rules_v_version_closed_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"reason" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_rules_v_version_studios" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"studio_id" numeric,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_rules_v_version_cancellation_direct" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"hours_before" numeric,
  	"refund_percent" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_rules_v_version_cancellation_add_ons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"add_on_id" numeric,
  	"hours" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_rules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_opening_hours_opens_at" varchar,
  	"version_opening_hours_closes_at" varchar,
  	"version_slot_minutes" numeric,
  	"version_lead_time_minutes" numeric,
  	"version_horizon_days" numeric,
  	"version_hold_minutes" numeric,
  	"version_arrival_cafe_minutes" numeric DEFAULT 30,
  	"version_arrival_booth_minutes" numeric DEFAULT 10,
  	"version_cancellation_no_show_refund_percent" numeric,
  	"version_cancellation_rescheduling_max_moves" numeric,
  	"version_cancellation_rescheduling_min_hours_before" numeric,
  	"version_recording_keep_days" numeric DEFAULT 30,
  	"version__status" "enum__booking_rules_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__booking_rules_v_published_locale",
  	"latest" boolean
  );
  
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
  
  CREATE TABLE "site_settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "site_settings_directions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_directions_locales" (
  	"from" varchar,
  	"route" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"share_picture_id" integer,
  	"phone" varchar,
  	"email" varchar,
  	"franchise_email" varchar,
  	"support_handle" varchar,
  	"_status" "enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"cafe_name" varchar,
  	"tagline" varchar,
  	"description" varchar,
  	"contact_heading" varchar,
  	"address" varchar,
  	"nearest_station" varchar,
  	"opening_hours_text" varchar,
  	"getting_here_heading" varchar,
  	"copyright" varchar,
  	"business_registration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_directions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_directions_locales" (
  	"from" varchar,
  	"route" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_share_picture_id" integer,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_franchise_email" varchar,
  	"version_support_handle" varchar,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__site_settings_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_cafe_name" varchar,
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_contact_heading" varchar,
  	"version_address" varchar,
  	"version_nearest_station" varchar,
  	"version_opening_hours_text" varchar,
  	"version_getting_here_heading" varchar,
  	"version_copyright" varchar,
  	"version_business_registration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "policies_locales" ADD CONSTRAINT "policies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_policies_v" ADD CONSTRAINT "_policies_v_parent_id_policies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."policies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_policies_v_locales" ADD CONSTRAINT "_policies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_policies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_items_locales" ADD CONSTRAINT "menu_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_items_v" ADD CONSTRAINT "_menu_items_v_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_items_v_locales" ADD CONSTRAINT "_menu_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_entries_locales" ADD CONSTRAINT "faq_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_entries_v" ADD CONSTRAINT "_faq_entries_v_parent_id_faq_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_entries_v_locales" ADD CONSTRAINT "_faq_entries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faq_entries_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "add_ons_locales" ADD CONSTRAINT "add_ons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_add_ons_v" ADD CONSTRAINT "_add_ons_v_parent_id_add_ons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."add_ons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_add_ons_v_locales" ADD CONSTRAINT "_add_ons_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_add_ons_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_policies_fk" FOREIGN KEY ("policies_id") REFERENCES "public"."policies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_menu_items_fk" FOREIGN KEY ("menu_items_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_entries_fk" FOREIGN KEY ("faq_entries_id") REFERENCES "public"."faq_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_items_fk" FOREIGN KEY ("gallery_items_id") REFERENCES "public"."gallery_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_add_ons_fk" FOREIGN KEY ("add_ons_id") REFERENCES "public"."add_ons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_experience_steps" ADD CONSTRAINT "landing_page_experience_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_experience_steps_locales" ADD CONSTRAINT "landing_page_experience_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page_experience_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_how_to_use_steps" ADD CONSTRAINT "landing_page_how_to_use_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_how_to_use_steps_locales" ADD CONSTRAINT "landing_page_how_to_use_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page_how_to_use_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_packages_notes" ADD CONSTRAINT "landing_page_packages_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_packages_notes_locales" ADD CONSTRAINT "landing_page_packages_notes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page_packages_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_packages_royalty_points" ADD CONSTRAINT "landing_page_packages_royalty_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_packages_royalty_points_locales" ADD CONSTRAINT "landing_page_packages_royalty_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page_packages_royalty_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_packages_chart_rows" ADD CONSTRAINT "landing_page_packages_chart_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_packages_chart_rows_locales" ADD CONSTRAINT "landing_page_packages_chart_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page_packages_chart_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_tours_routes" ADD CONSTRAINT "landing_page_tours_routes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_tours_routes_locales" ADD CONSTRAINT "landing_page_tours_routes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page_tours_routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "landing_page_locales" ADD CONSTRAINT "landing_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_experience_steps" ADD CONSTRAINT "_landing_page_v_version_experience_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_experience_steps_locales" ADD CONSTRAINT "_landing_page_v_version_experience_steps_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v_version_experience_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_how_to_use_steps" ADD CONSTRAINT "_landing_page_v_version_how_to_use_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_how_to_use_steps_locales" ADD CONSTRAINT "_landing_page_v_version_how_to_use_steps_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v_version_how_to_use_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_packages_notes" ADD CONSTRAINT "_landing_page_v_version_packages_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_packages_notes_locales" ADD CONSTRAINT "_landing_page_v_version_packages_notes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v_version_packages_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_packages_royalty_points" ADD CONSTRAINT "_landing_page_v_version_packages_royalty_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_packages_royalty_points_locales" ADD CONSTRAINT "_landing_page_v_version_packages_royalty_points_locales_p_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v_version_packages_royalty_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_packages_chart_rows" ADD CONSTRAINT "_landing_page_v_version_packages_chart_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_packages_chart_rows_locales" ADD CONSTRAINT "_landing_page_v_version_packages_chart_rows_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v_version_packages_chart_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_tours_routes" ADD CONSTRAINT "_landing_page_v_version_tours_routes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_version_tours_routes_locales" ADD CONSTRAINT "_landing_page_v_version_tours_routes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v_version_tours_routes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_page_v_locales" ADD CONSTRAINT "_landing_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_page_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "booking_rules_price_bands" ADD CONSTRAINT "booking_rules_price_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_rules_price_bands_locales" ADD CONSTRAINT "booking_rules_price_bands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_rules_price_bands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_rules_closed_dates" ADD CONSTRAINT "booking_rules_closed_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_rules_studios" ADD CONSTRAINT "booking_rules_studios_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_rules_cancellation_direct" ADD CONSTRAINT "booking_rules_cancellation_direct_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_rules_cancellation_add_ons" ADD CONSTRAINT "booking_rules_cancellation_add_ons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_rules_v_version_price_bands" ADD CONSTRAINT "_booking_rules_v_version_price_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_rules_v_version_price_bands_locales" ADD CONSTRAINT "_booking_rules_v_version_price_bands_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_rules_v_version_price_bands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_rules_v_version_closed_dates" ADD CONSTRAINT "_booking_rules_v_version_closed_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_rules_v_version_studios" ADD CONSTRAINT "_booking_rules_v_version_studios_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_rules_v_version_cancellation_direct" ADD CONSTRAINT "_booking_rules_v_version_cancellation_direct_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_rules_v_version_cancellation_add_ons" ADD CONSTRAINT "_booking_rules_v_version_cancellation_add_ons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "session_mails_locales" ADD CONSTRAINT "session_mails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."session_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_session_mails_v_locales" ADD CONSTRAINT "_session_mails_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_session_mails_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social_links" ADD CONSTRAINT "site_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_directions" ADD CONSTRAINT "site_settings_directions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_directions_locales" ADD CONSTRAINT "site_settings_directions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_directions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social_links" ADD CONSTRAINT "_site_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_directions" ADD CONSTRAINT "_site_settings_v_version_directions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_directions_locales" ADD CONSTRAINT "_site_settings_v_version_directions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_directions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "policies__order_idx" ON "policies" USING btree ("_order");
  CREATE UNIQUE INDEX "policies_slug_idx" ON "policies" USING btree ("slug");
  CREATE INDEX "policies_updated_at_idx" ON "policies" USING btree ("updated_at");
  CREATE INDEX "policies_created_at_idx" ON "policies" USING btree ("created_at");
  CREATE INDEX "policies__status_idx" ON "policies" USING btree ("_status");
  CREATE UNIQUE INDEX "policies_locales_locale_parent_id_unique" ON "policies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_policies_v_parent_idx" ON "_policies_v" USING btree ("parent_id");
  CREATE INDEX "_policies_v_version_version__order_idx" ON "_policies_v" USING btree ("version__order");
  CREATE INDEX "_policies_v_version_version_slug_idx" ON "_policies_v" USING btree ("version_slug");
  CREATE INDEX "_policies_v_version_version_updated_at_idx" ON "_policies_v" USING btree ("version_updated_at");
  CREATE INDEX "_policies_v_version_version_created_at_idx" ON "_policies_v" USING btree ("version_created_at");
  CREATE INDEX "_policies_v_version_version__status_idx" ON "_policies_v" USING btree ("version__status");
  CREATE INDEX "_policies_v_created_at_idx" ON "_policies_v" USING btree ("created_at");
  CREATE INDEX "_policies_v_updated_at_idx" ON "_policies_v" USING btree ("updated_at");
  CREATE INDEX "_policies_v_snapshot_idx" ON "_policies_v" USING btree ("snapshot");
  CREATE INDEX "_policies_v_published_locale_idx" ON "_policies_v" USING btree ("published_locale");
  CREATE INDEX "_policies_v_latest_idx" ON "_policies_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_policies_v_locales_locale_parent_id_unique" ON "_policies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menu_items__order_idx" ON "menu_items" USING btree ("_order");
  CREATE INDEX "menu_items_updated_at_idx" ON "menu_items" USING btree ("updated_at");
  CREATE INDEX "menu_items_created_at_idx" ON "menu_items" USING btree ("created_at");
  CREATE INDEX "menu_items__status_idx" ON "menu_items" USING btree ("_status");
  CREATE UNIQUE INDEX "menu_items_locales_locale_parent_id_unique" ON "menu_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menu_items_v_parent_idx" ON "_menu_items_v" USING btree ("parent_id");
  CREATE INDEX "_menu_items_v_version_version__order_idx" ON "_menu_items_v" USING btree ("version__order");
  CREATE INDEX "_menu_items_v_version_version_updated_at_idx" ON "_menu_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_menu_items_v_version_version_created_at_idx" ON "_menu_items_v" USING btree ("version_created_at");
  CREATE INDEX "_menu_items_v_version_version__status_idx" ON "_menu_items_v" USING btree ("version__status");
  CREATE INDEX "_menu_items_v_created_at_idx" ON "_menu_items_v" USING btree ("created_at");
  CREATE INDEX "_menu_items_v_updated_at_idx" ON "_menu_items_v" USING btree ("updated_at");
  CREATE INDEX "_menu_items_v_snapshot_idx" ON "_menu_items_v" USING btree ("snapshot");
  CREATE INDEX "_menu_items_v_published_locale_idx" ON "_menu_items_v" USING btree ("published_locale");
  CREATE INDEX "_menu_items_v_latest_idx" ON "_menu_items_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_menu_items_v_locales_locale_parent_id_unique" ON "_menu_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faq_entries__order_idx" ON "faq_entries" USING btree ("_order");
  CREATE INDEX "faq_entries_updated_at_idx" ON "faq_entries" USING btree ("updated_at");
  CREATE INDEX "faq_entries_created_at_idx" ON "faq_entries" USING btree ("created_at");
  CREATE INDEX "faq_entries__status_idx" ON "faq_entries" USING btree ("_status");
  CREATE UNIQUE INDEX "faq_entries_locales_locale_parent_id_unique" ON "faq_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faq_entries_v_parent_idx" ON "_faq_entries_v" USING btree ("parent_id");
  CREATE INDEX "_faq_entries_v_version_version__order_idx" ON "_faq_entries_v" USING btree ("version__order");
  CREATE INDEX "_faq_entries_v_version_version_updated_at_idx" ON "_faq_entries_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_entries_v_version_version_created_at_idx" ON "_faq_entries_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_entries_v_version_version__status_idx" ON "_faq_entries_v" USING btree ("version__status");
  CREATE INDEX "_faq_entries_v_created_at_idx" ON "_faq_entries_v" USING btree ("created_at");
  CREATE INDEX "_faq_entries_v_updated_at_idx" ON "_faq_entries_v" USING btree ("updated_at");
  CREATE INDEX "_faq_entries_v_snapshot_idx" ON "_faq_entries_v" USING btree ("snapshot");
  CREATE INDEX "_faq_entries_v_published_locale_idx" ON "_faq_entries_v" USING btree ("published_locale");
  CREATE INDEX "_faq_entries_v_latest_idx" ON "_faq_entries_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_faq_entries_v_locales_locale_parent_id_unique" ON "_faq_entries_v_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "add_ons__order_idx" ON "add_ons" USING btree ("_order");
  CREATE UNIQUE INDEX "add_ons_add_on_id_idx" ON "add_ons" USING btree ("add_on_id");
  CREATE INDEX "add_ons_updated_at_idx" ON "add_ons" USING btree ("updated_at");
  CREATE INDEX "add_ons_created_at_idx" ON "add_ons" USING btree ("created_at");
  CREATE INDEX "add_ons__status_idx" ON "add_ons" USING btree ("_status");
  CREATE UNIQUE INDEX "add_ons_locales_locale_parent_id_unique" ON "add_ons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_add_ons_v_parent_idx" ON "_add_ons_v" USING btree ("parent_id");
  CREATE INDEX "_add_ons_v_version_version__order_idx" ON "_add_ons_v" USING btree ("version__order");
  CREATE INDEX "_add_ons_v_version_version_add_on_id_idx" ON "_add_ons_v" USING btree ("version_add_on_id");
  CREATE INDEX "_add_ons_v_version_version_updated_at_idx" ON "_add_ons_v" USING btree ("version_updated_at");
  CREATE INDEX "_add_ons_v_version_version_created_at_idx" ON "_add_ons_v" USING btree ("version_created_at");
  CREATE INDEX "_add_ons_v_version_version__status_idx" ON "_add_ons_v" USING btree ("version__status");
  CREATE INDEX "_add_ons_v_created_at_idx" ON "_add_ons_v" USING btree ("created_at");
  CREATE INDEX "_add_ons_v_updated_at_idx" ON "_add_ons_v" USING btree ("updated_at");
  CREATE INDEX "_add_ons_v_snapshot_idx" ON "_add_ons_v" USING btree ("snapshot");
  CREATE INDEX "_add_ons_v_published_locale_idx" ON "_add_ons_v" USING btree ("published_locale");
  CREATE INDEX "_add_ons_v_latest_idx" ON "_add_ons_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_add_ons_v_locales_locale_parent_id_unique" ON "_add_ons_v_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "media" USING btree ("sizes_webp1600_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_policies_id_idx" ON "payload_locked_documents_rels" USING btree ("policies_id");
  CREATE INDEX "payload_locked_documents_rels_menu_items_id_idx" ON "payload_locked_documents_rels" USING btree ("menu_items_id");
  CREATE INDEX "payload_locked_documents_rels_faq_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_entries_id");
  CREATE INDEX "payload_locked_documents_rels_gallery_items_id_idx" ON "payload_locked_documents_rels" USING btree ("gallery_items_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_albums_id_idx" ON "payload_locked_documents_rels" USING btree ("albums_id");
  CREATE INDEX "payload_locked_documents_rels_add_ons_id_idx" ON "payload_locked_documents_rels" USING btree ("add_ons_id");
  CREATE INDEX "payload_locked_documents_rels_branches_id_idx" ON "payload_locked_documents_rels" USING btree ("branches_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "landing_page_experience_steps_order_idx" ON "landing_page_experience_steps" USING btree ("_order");
  CREATE INDEX "landing_page_experience_steps_parent_id_idx" ON "landing_page_experience_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "landing_page_experience_steps_locales_locale_parent_id_uniqu" ON "landing_page_experience_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_how_to_use_steps_order_idx" ON "landing_page_how_to_use_steps" USING btree ("_order");
  CREATE INDEX "landing_page_how_to_use_steps_parent_id_idx" ON "landing_page_how_to_use_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "landing_page_how_to_use_steps_locales_locale_parent_id_uniqu" ON "landing_page_how_to_use_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_packages_notes_order_idx" ON "landing_page_packages_notes" USING btree ("_order");
  CREATE INDEX "landing_page_packages_notes_parent_id_idx" ON "landing_page_packages_notes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "landing_page_packages_notes_locales_locale_parent_id_unique" ON "landing_page_packages_notes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_packages_royalty_points_order_idx" ON "landing_page_packages_royalty_points" USING btree ("_order");
  CREATE INDEX "landing_page_packages_royalty_points_parent_id_idx" ON "landing_page_packages_royalty_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "landing_page_packages_royalty_points_locales_locale_parent_i" ON "landing_page_packages_royalty_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_packages_chart_rows_order_idx" ON "landing_page_packages_chart_rows" USING btree ("_order");
  CREATE INDEX "landing_page_packages_chart_rows_parent_id_idx" ON "landing_page_packages_chart_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "landing_page_packages_chart_rows_locales_locale_parent_id_un" ON "landing_page_packages_chart_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page_tours_routes_order_idx" ON "landing_page_tours_routes" USING btree ("_order");
  CREATE INDEX "landing_page_tours_routes_parent_id_idx" ON "landing_page_tours_routes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "landing_page_tours_routes_locales_locale_parent_id_unique" ON "landing_page_tours_routes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_page__status_idx" ON "landing_page" USING btree ("_status");
  CREATE UNIQUE INDEX "landing_page_locales_locale_parent_id_unique" ON "landing_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_version_experience_steps_order_idx" ON "_landing_page_v_version_experience_steps" USING btree ("_order");
  CREATE INDEX "_landing_page_v_version_experience_steps_parent_id_idx" ON "_landing_page_v_version_experience_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_landing_page_v_version_experience_steps_locales_locale_pare" ON "_landing_page_v_version_experience_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_version_how_to_use_steps_order_idx" ON "_landing_page_v_version_how_to_use_steps" USING btree ("_order");
  CREATE INDEX "_landing_page_v_version_how_to_use_steps_parent_id_idx" ON "_landing_page_v_version_how_to_use_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_landing_page_v_version_how_to_use_steps_locales_locale_pare" ON "_landing_page_v_version_how_to_use_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_version_packages_notes_order_idx" ON "_landing_page_v_version_packages_notes" USING btree ("_order");
  CREATE INDEX "_landing_page_v_version_packages_notes_parent_id_idx" ON "_landing_page_v_version_packages_notes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_landing_page_v_version_packages_notes_locales_locale_parent" ON "_landing_page_v_version_packages_notes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_version_packages_royalty_points_order_idx" ON "_landing_page_v_version_packages_royalty_points" USING btree ("_order");
  CREATE INDEX "_landing_page_v_version_packages_royalty_points_parent_id_idx" ON "_landing_page_v_version_packages_royalty_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_landing_page_v_version_packages_royalty_points_locales_loca" ON "_landing_page_v_version_packages_royalty_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_version_packages_chart_rows_order_idx" ON "_landing_page_v_version_packages_chart_rows" USING btree ("_order");
  CREATE INDEX "_landing_page_v_version_packages_chart_rows_parent_id_idx" ON "_landing_page_v_version_packages_chart_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_landing_page_v_version_packages_chart_rows_locales_locale_p" ON "_landing_page_v_version_packages_chart_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_version_tours_routes_order_idx" ON "_landing_page_v_version_tours_routes" USING btree ("_order");
  CREATE INDEX "_landing_page_v_version_tours_routes_parent_id_idx" ON "_landing_page_v_version_tours_routes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_landing_page_v_version_tours_routes_locales_locale_parent_i" ON "_landing_page_v_version_tours_routes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_page_v_version_version__status_idx" ON "_landing_page_v" USING btree ("version__status");
  CREATE INDEX "_landing_page_v_created_at_idx" ON "_landing_page_v" USING btree ("created_at");
  CREATE INDEX "_landing_page_v_updated_at_idx" ON "_landing_page_v" USING btree ("updated_at");
  CREATE INDEX "_landing_page_v_snapshot_idx" ON "_landing_page_v" USING btree ("snapshot");
  CREATE INDEX "_landing_page_v_published_locale_idx" ON "_landing_page_v" USING btree ("published_locale");
  CREATE INDEX "_landing_page_v_latest_idx" ON "_landing_page_v" USING btree ("latest");
  CREATE INDEX "_landing_page_v_autosave_idx" ON "_landing_page_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_landing_page_v_locales_locale_parent_id_unique" ON "_landing_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faq_page__status_idx" ON "faq_page" USING btree ("_status");
  CREATE UNIQUE INDEX "faq_page_locales_locale_parent_id_unique" ON "faq_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faq_page_v_version_version__status_idx" ON "_faq_page_v" USING btree ("version__status");
  CREATE INDEX "_faq_page_v_created_at_idx" ON "_faq_page_v" USING btree ("created_at");
  CREATE INDEX "_faq_page_v_updated_at_idx" ON "_faq_page_v" USING btree ("updated_at");
  CREATE INDEX "_faq_page_v_snapshot_idx" ON "_faq_page_v" USING btree ("snapshot");
  CREATE INDEX "_faq_page_v_published_locale_idx" ON "_faq_page_v" USING btree ("published_locale");
  CREATE INDEX "_faq_page_v_latest_idx" ON "_faq_page_v" USING btree ("latest");
  CREATE INDEX "_faq_page_v_autosave_idx" ON "_faq_page_v" USING btree ("autosave");
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
  CREATE INDEX "_franchise_page_v_autosave_idx" ON "_franchise_page_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_franchise_page_v_locales_locale_parent_id_unique" ON "_franchise_page_v_locales" USING btree ("_locale","_parent_id");
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
  CREATE UNIQUE INDEX "_gift_cards_page_v_locales_locale_parent_id_unique" ON "_gift_cards_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "booking_rules_price_bands_order_idx" ON "booking_rules_price_bands" USING btree ("_order");
  CREATE INDEX "booking_rules_price_bands_parent_id_idx" ON "booking_rules_price_bands" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "booking_rules_price_bands_locales_locale_parent_id_unique" ON "booking_rules_price_bands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "booking_rules_closed_dates_order_idx" ON "booking_rules_closed_dates" USING btree ("_order");
  CREATE INDEX "booking_rules_closed_dates_parent_id_idx" ON "booking_rules_closed_dates" USING btree ("_parent_id");
  CREATE INDEX "booking_rules_studios_order_idx" ON "booking_rules_studios" USING btree ("_order");
  CREATE INDEX "booking_rules_studios_parent_id_idx" ON "booking_rules_studios" USING btree ("_parent_id");
  CREATE INDEX "booking_rules_cancellation_direct_order_idx" ON "booking_rules_cancellation_direct" USING btree ("_order");
  CREATE INDEX "booking_rules_cancellation_direct_parent_id_idx" ON "booking_rules_cancellation_direct" USING btree ("_parent_id");
  CREATE INDEX "booking_rules_cancellation_add_ons_order_idx" ON "booking_rules_cancellation_add_ons" USING btree ("_order");
  CREATE INDEX "booking_rules_cancellation_add_ons_parent_id_idx" ON "booking_rules_cancellation_add_ons" USING btree ("_parent_id");
  CREATE INDEX "booking_rules__status_idx" ON "booking_rules" USING btree ("_status");
  CREATE INDEX "_booking_rules_v_version_price_bands_order_idx" ON "_booking_rules_v_version_price_bands" USING btree ("_order");
  CREATE INDEX "_booking_rules_v_version_price_bands_parent_id_idx" ON "_booking_rules_v_version_price_bands" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_booking_rules_v_version_price_bands_locales_locale_parent_i" ON "_booking_rules_v_version_price_bands_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_booking_rules_v_version_closed_dates_order_idx" ON "_booking_rules_v_version_closed_dates" USING btree ("_order");
  CREATE INDEX "_booking_rules_v_version_closed_dates_parent_id_idx" ON "_booking_rules_v_version_closed_dates" USING btree ("_parent_id");
  CREATE INDEX "_booking_rules_v_version_studios_order_idx" ON "_booking_rules_v_version_studios" USING btree ("_order");
  CREATE INDEX "_booking_rules_v_version_studios_parent_id_idx" ON "_booking_rules_v_version_studios" USING btree ("_parent_id");
  CREATE INDEX "_booking_rules_v_version_cancellation_direct_order_idx" ON "_booking_rules_v_version_cancellation_direct" USING btree ("_order");
  CREATE INDEX "_booking_rules_v_version_cancellation_direct_parent_id_idx" ON "_booking_rules_v_version_cancellation_direct" USING btree ("_parent_id");
  CREATE INDEX "_booking_rules_v_version_cancellation_add_ons_order_idx" ON "_booking_rules_v_version_cancellation_add_ons" USING btree ("_order");
  CREATE INDEX "_booking_rules_v_version_cancellation_add_ons_parent_id_idx" ON "_booking_rules_v_version_cancellation_add_ons" USING btree ("_parent_id");
  CREATE INDEX "_booking_rules_v_version_version__status_idx" ON "_booking_rules_v" USING btree ("version__status");
  CREATE INDEX "_booking_rules_v_created_at_idx" ON "_booking_rules_v" USING btree ("created_at");
  CREATE INDEX "_booking_rules_v_updated_at_idx" ON "_booking_rules_v" USING btree ("updated_at");
  CREATE INDEX "_booking_rules_v_snapshot_idx" ON "_booking_rules_v" USING btree ("snapshot");
  CREATE INDEX "_booking_rules_v_published_locale_idx" ON "_booking_rules_v" USING btree ("published_locale");
  CREATE INDEX "_booking_rules_v_latest_idx" ON "_booking_rules_v" USING btree ("latest");
  CREATE INDEX "session_mails__status_idx" ON "session_mails" USING btree ("_status");
  CREATE UNIQUE INDEX "session_mails_locales_locale_parent_id_unique" ON "session_mails_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_session_mails_v_version_version__status_idx" ON "_session_mails_v" USING btree ("version__status");
  CREATE INDEX "_session_mails_v_created_at_idx" ON "_session_mails_v" USING btree ("created_at");
  CREATE INDEX "_session_mails_v_updated_at_idx" ON "_session_mails_v" USING btree ("updated_at");
  CREATE INDEX "_session_mails_v_snapshot_idx" ON "_session_mails_v" USING btree ("snapshot");
  CREATE INDEX "_session_mails_v_published_locale_idx" ON "_session_mails_v" USING btree ("published_locale");
  CREATE INDEX "_session_mails_v_latest_idx" ON "_session_mails_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_session_mails_v_locales_locale_parent_id_unique" ON "_session_mails_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_social_links_order_idx" ON "site_settings_social_links" USING btree ("_order");
  CREATE INDEX "site_settings_social_links_parent_id_idx" ON "site_settings_social_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_directions_order_idx" ON "site_settings_directions" USING btree ("_order");
  CREATE INDEX "site_settings_directions_parent_id_idx" ON "site_settings_directions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_directions_locales_locale_parent_id_unique" ON "site_settings_directions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_share_picture_idx" ON "site_settings" USING btree ("share_picture_id");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_social_links_order_idx" ON "_site_settings_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_links_parent_id_idx" ON "_site_settings_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_directions_order_idx" ON "_site_settings_v_version_directions" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_directions_parent_id_idx" ON "_site_settings_v_version_directions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_directions_locales_locale_parent_id" ON "_site_settings_v_version_directions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_version_share_picture_idx" ON "_site_settings_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_snapshot_idx" ON "_site_settings_v" USING btree ("snapshot");
  CREATE INDEX "_site_settings_v_published_locale_idx" ON "_site_settings_v" USING btree ("published_locale");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content_version" CASCADE;
  DROP TABLE "seed_steps" CASCADE;
  DROP TABLE "branch_numbers" CASCADE;
  DROP TABLE "policies" CASCADE;
  DROP TABLE "policies_locales" CASCADE;
  DROP TABLE "_policies_v" CASCADE;
  DROP TABLE "_policies_v_locales" CASCADE;
  DROP TABLE "menu_items" CASCADE;
  DROP TABLE "menu_items_locales" CASCADE;
  DROP TABLE "_menu_items_v" CASCADE;
  DROP TABLE "_menu_items_v_locales" CASCADE;
  DROP TABLE "faq_entries" CASCADE;
  DROP TABLE "faq_entries_locales" CASCADE;
  DROP TABLE "_faq_entries_v" CASCADE;
  DROP TABLE "_faq_entries_v_locales" CASCADE;
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
  DROP TABLE "add_ons" CASCADE;
  DROP TABLE "add_ons_locales" CASCADE;
  DROP TABLE "_add_ons_v" CASCADE;
  DROP TABLE "_add_ons_v_locales" CASCADE;
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
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "landing_page_experience_steps" CASCADE;
  DROP TABLE "landing_page_experience_steps_locales" CASCADE;
  DROP TABLE "landing_page_how_to_use_steps" CASCADE;
  DROP TABLE "landing_page_how_to_use_steps_locales" CASCADE;
  DROP TABLE "landing_page_packages_notes" CASCADE;
  DROP TABLE "landing_page_packages_notes_locales" CASCADE;
  DROP TABLE "landing_page_packages_royalty_points" CASCADE;
  DROP TABLE "landing_page_packages_royalty_points_locales" CASCADE;
  DROP TABLE "landing_page_packages_chart_rows" CASCADE;
  DROP TABLE "landing_page_packages_chart_rows_locales" CASCADE;
  DROP TABLE "landing_page_tours_routes" CASCADE;
  DROP TABLE "landing_page_tours_routes_locales" CASCADE;
  DROP TABLE "landing_page" CASCADE;
  DROP TABLE "landing_page_locales" CASCADE;
  DROP TABLE "_landing_page_v_version_experience_steps" CASCADE;
  DROP TABLE "_landing_page_v_version_experience_steps_locales" CASCADE;
  DROP TABLE "_landing_page_v_version_how_to_use_steps" CASCADE;
  DROP TABLE "_landing_page_v_version_how_to_use_steps_locales" CASCADE;
  DROP TABLE "_landing_page_v_version_packages_notes" CASCADE;
  DROP TABLE "_landing_page_v_version_packages_notes_locales" CASCADE;
  DROP TABLE "_landing_page_v_version_packages_royalty_points" CASCADE;
  DROP TABLE "_landing_page_v_version_packages_royalty_points_locales" CASCADE;
  DROP TABLE "_landing_page_v_version_packages_chart_rows" CASCADE;
  DROP TABLE "_landing_page_v_version_packages_chart_rows_locales" CASCADE;
  DROP TABLE "_landing_page_v_version_tours_routes" CASCADE;
  DROP TABLE "_landing_page_v_version_tours_routes_locales" CASCADE;
  DROP TABLE "_landing_page_v" CASCADE;
  DROP TABLE "_landing_page_v_locales" CASCADE;
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
  DROP TABLE "booking_rules_price_bands" CASCADE;
  DROP TABLE "booking_rules_price_bands_locales" CASCADE;
  DROP TABLE "booking_rules_closed_dates" CASCADE;
  DROP TABLE "booking_rules_studios" CASCADE;
  DROP TABLE "booking_rules_cancellation_direct" CASCADE;
  DROP TABLE "booking_rules_cancellation_add_ons" CASCADE;
  DROP TABLE "booking_rules" CASCADE;
  DROP TABLE "_booking_rules_v_version_price_bands" CASCADE;
  DROP TABLE "_booking_rules_v_version_price_bands_locales" CASCADE;
  DROP TABLE "_booking_rules_v_version_closed_dates" CASCADE;
  DROP TABLE "_booking_rules_v_version_studios" CASCADE;
  DROP TABLE "_booking_rules_v_version_cancellation_direct" CASCADE;
  DROP TABLE "_booking_rules_v_version_cancellation_add_ons" CASCADE;
  DROP TABLE "_booking_rules_v" CASCADE;
  DROP TABLE "session_mails" CASCADE;
  DROP TABLE "session_mails_locales" CASCADE;
  DROP TABLE "_session_mails_v" CASCADE;
  DROP TABLE "_session_mails_v_locales" CASCADE;
  DROP TABLE "site_settings_social_links" CASCADE;
  DROP TABLE "site_settings_directions" CASCADE;
  DROP TABLE "site_settings_directions_locales" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_social_links" CASCADE;
  DROP TABLE "_site_settings_v_version_directions" CASCADE;
  DROP TABLE "_site_settings_v_version_directions_locales" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_policies_slug";
  DROP TYPE "public"."enum_policies_status";
  DROP TYPE "public"."enum__policies_v_version_slug";
  DROP TYPE "public"."enum__policies_v_version_status";
  DROP TYPE "public"."enum__policies_v_published_locale";
  DROP TYPE "public"."enum_menu_items_section";
  DROP TYPE "public"."enum_menu_items_status";
  DROP TYPE "public"."enum__menu_items_v_version_section";
  DROP TYPE "public"."enum__menu_items_v_version_status";
  DROP TYPE "public"."enum__menu_items_v_published_locale";
  DROP TYPE "public"."enum_faq_entries_placement";
  DROP TYPE "public"."enum_faq_entries_status";
  DROP TYPE "public"."enum__faq_entries_v_version_placement";
  DROP TYPE "public"."enum__faq_entries_v_version_status";
  DROP TYPE "public"."enum__faq_entries_v_published_locale";
  DROP TYPE "public"."enum_gallery_items_status";
  DROP TYPE "public"."enum__gallery_items_v_version_status";
  DROP TYPE "public"."enum__gallery_items_v_published_locale";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum_albums_status";
  DROP TYPE "public"."enum__albums_v_version_status";
  DROP TYPE "public"."enum__albums_v_published_locale";
  DROP TYPE "public"."enum_add_ons_delivery_unit";
  DROP TYPE "public"."enum_add_ons_status";
  DROP TYPE "public"."enum__add_ons_v_version_delivery_unit";
  DROP TYPE "public"."enum__add_ons_v_version_status";
  DROP TYPE "public"."enum__add_ons_v_published_locale";
  DROP TYPE "public"."enum_branches_status";
  DROP TYPE "public"."enum__branches_v_version_status";
  DROP TYPE "public"."enum__branches_v_published_locale";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_landing_page_status";
  DROP TYPE "public"."enum__landing_page_v_version_status";
  DROP TYPE "public"."enum__landing_page_v_published_locale";
  DROP TYPE "public"."enum_faq_page_status";
  DROP TYPE "public"."enum__faq_page_v_version_status";
  DROP TYPE "public"."enum__faq_page_v_published_locale";
  DROP TYPE "public"."enum_franchise_page_status";
  DROP TYPE "public"."enum__franchise_page_v_version_status";
  DROP TYPE "public"."enum__franchise_page_v_published_locale";
  DROP TYPE "public"."enum_gift_cards_page_status";
  DROP TYPE "public"."enum__gift_cards_page_v_version_status";
  DROP TYPE "public"."enum__gift_cards_page_v_published_locale";
  DROP TYPE "public"."enum_booking_rules_status";
  DROP TYPE "public"."enum__booking_rules_v_version_status";
  DROP TYPE "public"."enum__booking_rules_v_published_locale";
  DROP TYPE "public"."enum_session_mails_status";
  DROP TYPE "public"."enum__session_mails_v_version_status";
  DROP TYPE "public"."enum__session_mails_v_published_locale";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_status";
  DROP TYPE "public"."enum__site_settings_v_published_locale";`)
}
