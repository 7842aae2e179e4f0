ALTER TABLE "content_log" ADD COLUMN "reason" text DEFAULT '' NOT NULL;
