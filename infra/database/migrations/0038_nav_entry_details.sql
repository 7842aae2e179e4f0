ALTER TABLE "nav_entries" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;
