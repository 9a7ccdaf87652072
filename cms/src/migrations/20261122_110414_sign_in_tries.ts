import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Only adds: the columns of Payload's own count stay, because the version before still reads them while this one starts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "sign_in_tries" (
  	"bucket" text NOT NULL,
  	"window_start" timestamp with time zone NOT NULL,
  	"tries" integer NOT NULL,
  	CONSTRAINT "sign_in_tries_bucket_window_start_pk" PRIMARY KEY("bucket","window_start")
  );
  
  CREATE INDEX "sign_in_tries_window_start" ON "sign_in_tries" USING btree ("window_start");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sign_in_tries" CASCADE;`)
}
