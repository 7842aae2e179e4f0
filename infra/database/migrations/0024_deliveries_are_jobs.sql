-- The queue keeps when a lead is sent, how often and by whom: nobody reads revision, sent_revision, tries, next_try_at and
-- sending_until of a delivery any more, and the version after this one can drop them.
ALTER TABLE "lead_attempts" ALTER COLUMN "revision" SET DEFAULT 1;--> statement-breakpoint
UPDATE "jobs" SET "done_at" = now() WHERE "kind" = 'lead.deliver' AND "unique_key" IS NULL AND "done_at" IS NULL AND "failed_at" IS NULL;--> statement-breakpoint
INSERT INTO "jobs" ("kind", "payload", "unique_key", "tries", "run_at")
SELECT 'lead.deliver', jsonb_build_object('integration', "id"), 'lead.deliver:' || "id", "tries", coalesce("next_try_at", now())
FROM "lead_integrations" WHERE "status" IN ('pending', 'retrying', 'sending')
ON CONFLICT ("unique_key") DO NOTHING;
