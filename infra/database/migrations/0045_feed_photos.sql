ALTER TABLE "media" ADD COLUMN "blur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "feed_photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "vehicles_feed_photos" ON "vehicles" USING gin ("feed_photos" jsonb_path_ops) WHERE feed_photos <> '[]'::jsonb;--> statement-breakpoint
CREATE TABLE "feed_photos" (
	"url" text PRIMARY KEY NOT NULL,
	"listing" text NOT NULL,
	"media_id" text REFERENCES "public"."media"("id"),
	"failure" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now(),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "feed_photos_due" ON "feed_photos" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "feed_photos_media" ON "feed_photos" USING btree ("media_id");
