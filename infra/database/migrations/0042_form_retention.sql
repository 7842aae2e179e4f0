ALTER TABLE "forms" ADD COLUMN "retention_days" integer;
