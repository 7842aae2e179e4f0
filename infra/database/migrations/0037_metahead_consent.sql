ALTER TABLE "metaheads" ADD COLUMN "consent_scope" text DEFAULT 'obligatory' NOT NULL;
