-- expand: versions before write no poster, so that none of theirs can break its constraint.
ALTER TABLE "media" ADD COLUMN "duration" double precision;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "title" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "poster" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "captions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_poster_media_id_fk" FOREIGN KEY ("poster") REFERENCES "media"("id");
