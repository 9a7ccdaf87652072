import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'sendMail';
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'sendMail';
  DROP TABLE "session_details" CASCADE;
  DROP TABLE "sign_in_alarms" CASCADE;
  DROP TABLE "sign_in_tries" CASCADE;
  DROP TABLE "second_factor_totp" CASCADE;
  DROP TABLE "second_factor_passkeys" CASCADE;
  DROP TABLE "second_factor_recovery_codes" CASCADE;
  DROP TABLE "second_factor_challenges" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "sign_in_settings" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "users" DROP COLUMN "must_change_password";
  ALTER TABLE "users" DROP COLUMN "reset_password_token";
  ALTER TABLE "users" DROP COLUMN "reset_password_expiration";
  ALTER TABLE "users" DROP COLUMN "salt";
  ALTER TABLE "users" DROP COLUMN "hash";
  ALTER TABLE "users" DROP COLUMN "reset_password_requested_at";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendMail' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendMail' BEFORE 'schedulePublish';
  CREATE TABLE "session_details" (
  	"session_id" text PRIMARY KEY NOT NULL,
  	"begun_at" timestamp with time zone NOT NULL,
  	"browser" text,
  	"ended_at" timestamp with time zone
  );
  
  CREATE TABLE "sign_in_alarms" (
  	"kind" text NOT NULL,
  	"about" text NOT NULL,
  	"at" timestamp with time zone NOT NULL,
  	"user_id" integer,
  	"browser" text,
  	CONSTRAINT "sign_in_alarms_kind_about_at_pk" PRIMARY KEY("kind","about","at")
  );
  
  CREATE TABLE "sign_in_tries" (
  	"bucket" text NOT NULL,
  	"window_start" timestamp with time zone NOT NULL,
  	"tries" integer NOT NULL,
  	CONSTRAINT "sign_in_tries_bucket_window_start_pk" PRIMARY KEY("bucket","window_start")
  );
  
  CREATE TABLE "second_factor_totp" (
  	"user_id" integer PRIMARY KEY NOT NULL,
  	"sealed_secret" text NOT NULL,
  	"last_step" integer NOT NULL
  );
  
  CREATE TABLE "second_factor_passkeys" (
  	"credential_id" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"name" text NOT NULL,
  	"public_key" text NOT NULL,
  	"counter" bigint NOT NULL,
  	"transports" text[] NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factor_recovery_codes" (
  	"user_id" integer NOT NULL,
  	"code_hash" text NOT NULL,
  	CONSTRAINT "second_factor_recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
  );
  
  CREATE TABLE "second_factor_challenges" (
  	"challenge" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "sign_in_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_factor_required" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users" ADD COLUMN "must_change_password" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "reset_password_token" varchar;
  ALTER TABLE "users" ADD COLUMN "reset_password_expiration" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "salt" varchar;
  ALTER TABLE "users" ADD COLUMN "hash" varchar;
  ALTER TABLE "users" ADD COLUMN "reset_password_requested_at" timestamp(3) with time zone;
  ALTER TABLE "second_factor_totp" ADD CONSTRAINT "second_factor_totp_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factor_passkeys" ADD CONSTRAINT "second_factor_passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factor_recovery_codes" ADD CONSTRAINT "second_factor_recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factor_challenges" ADD CONSTRAINT "second_factor_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "session_details_begun_at" ON "session_details" USING btree ("begun_at");
  CREATE INDEX "sign_in_alarms_at" ON "sign_in_alarms" USING btree ("at");
  CREATE INDEX "sign_in_tries_window_start" ON "sign_in_tries" USING btree ("window_start");
  CREATE INDEX "second_factor_passkeys_user_id" ON "second_factor_passkeys" USING btree ("user_id");
  CREATE INDEX "second_factor_challenges_expires_at" ON "second_factor_challenges" USING btree ("expires_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");`)
}
