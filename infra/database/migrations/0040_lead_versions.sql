ALTER TABLE "leads" ADD COLUMN "form_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "suspicion" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "fingerprint" text;--> statement-breakpoint
CREATE INDEX "leads_fingerprint" ON "leads" USING btree ("visitor","fingerprint","created_at");
