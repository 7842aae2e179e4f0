CREATE TABLE "form_drafts" (
	"form_id" text PRIMARY KEY NOT NULL REFERENCES "public"."forms"("id") ON DELETE cascade,
	"base" integer NOT NULL,
	"definition" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
