ALTER TABLE "content_pages" ADD COLUMN "scheduled_version" integer;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "scheduled_by" text;--> statement-breakpoint
CREATE INDEX "content_pages_due" ON "content_pages" USING btree (least("publish_at","unpublish_at"));--> statement-breakpoint
CREATE TABLE "page_locks" (
	"page_id" text PRIMARY KEY NOT NULL REFERENCES "content_pages"("id") ON DELETE CASCADE,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
