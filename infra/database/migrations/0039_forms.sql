-- triggers: e800737619c0e74a1ab764e11e9ac51f34a0addc45ff436d901a6d827888eb0f
-- expand: what the version before reads of forms stays as it was
ALTER TABLE "forms" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "systems" jsonb DEFAULT '[{"kind":"crm"}]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "webhook_secret" text;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "saved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE TABLE "form_versions" (
	"form_id" text NOT NULL REFERENCES "public"."forms"("id") ON DELETE cascade,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_versions_form_id_version_pk" PRIMARY KEY("form_id","version")
);
--> statement-breakpoint
INSERT INTO "form_versions" ("form_id", "version", "definition", "saved_at")
SELECT form.id, 1, jsonb_build_object(
  'name', left(form.name, 120),
  'type', form.type,
  'title', jsonb_build_object(form.locale, form.name),
  'introduction', '{}'::jsonb,
  'submit_text', '{}'::jsonb,
  'steps', '[]'::jsonb,
  'fields', coalesce((
    SELECT jsonb_agg(
      (CASE WHEN field.own ->> 'kind' IN ('consent', 'choice') THEN field.own - 'max' ELSE field.own END)
        || jsonb_build_object('label', jsonb_build_object(form.locale, field.own -> 'label'), 'width', 'full', 'step', 0)
        || CASE WHEN field.own ? 'options' THEN jsonb_build_object('options', coalesce((
            SELECT jsonb_agg(jsonb_build_object('value', choice.own, 'label', jsonb_build_object(form.locale, choice.own))
              ORDER BY choice.place)
            FROM jsonb_array_elements(field.own -> 'options') WITH ORDINALITY AS choice (own, place)), '[]'::jsonb))
          ELSE '{}'::jsonb END
      ORDER BY field.place)
    FROM jsonb_array_elements(form.fields) WITH ORDINALITY AS field (own, place)), '[]'::jsonb),
  'thank_you', '{"kind": "text", "title": {}, "body": {}, "url": "", "link_text": {}}'::jsonb,
  'notifications', '[]'::jsonb,
  'confirmation', '{"is_sent": false, "subject": {}, "body": {}}'::jsonb
), form.created_at
FROM "forms" AS form;
--> statement-breakpoint
UPDATE "forms" AS form SET "revision" = 1, "saved_at" = form.created_at, "systems" = coalesce((
  SELECT jsonb_agg(jsonb_build_object('kind', one.own) ORDER BY one.place)
  FROM jsonb_array_elements(form.integrations) WITH ORDINALITY AS one (own, place)), '[]'::jsonb);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"market" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forms_settings" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"market" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_steps" (
	"form_id" text NOT NULL REFERENCES "public"."forms"("id") ON DELETE cascade,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"field" text DEFAULT '' NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "form_steps_form_id_day_kind_field_pk" PRIMARY KEY("form_id","day","kind","field")
);
--> statement-breakpoint
CREATE TABLE "form_files" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"form_id" text NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"visitor" text NOT NULL,
	"lead_id" text,
	"expires_at" timestamp with time zone DEFAULT now() + interval '1 day',
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "locations_market" ON "locations" USING btree ("market","name");--> statement-breakpoint
CREATE UNIQUE INDEX "forms_settings_key" ON "forms_settings" USING btree ("market","key");--> statement-breakpoint
CREATE INDEX "form_files_lead" ON "form_files" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "form_files_end" ON "form_files" USING btree ("expires_at");
