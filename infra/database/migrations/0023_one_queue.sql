ALTER TABLE "jobs" ADD COLUMN "requests" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "claim" text;
