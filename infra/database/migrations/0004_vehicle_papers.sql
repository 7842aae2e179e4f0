ALTER TABLE "vehicles" ADD COLUMN "repair_record" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "maintenance_log" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "mot_expiry" date;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "on_the_road_price" bigint;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "recycling_fee" bigint;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "omv" bigint;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "arf" bigint;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "parf" bigint;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "buttons" jsonb DEFAULT '[]'::jsonb NOT NULL;