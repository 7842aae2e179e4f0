ALTER TABLE "vehicles" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;
