CREATE TABLE "forms" (
	"id" text PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"integrations" jsonb DEFAULT '["crm"]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"form_id" text NOT NULL REFERENCES "public"."forms"("id"),
	"market" text NOT NULL,
	"locale" text NOT NULL,
	"values" jsonb NOT NULL,
	"hidden_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source_url" text DEFAULT '' NOT NULL,
	"tracking" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"visitor" text,
	"order_number" text,
	"cancellation_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_integrations" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"lead_id" text NOT NULL REFERENCES "public"."leads"("id") ON DELETE cascade,
	"kind" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"sent_revision" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"asked_by" text DEFAULT '' NOT NULL,
	"sending_until" timestamp with time zone,
	"remote_id" text,
	"delivered_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_attempts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"integration_id" text NOT NULL REFERENCES "public"."lead_integrations"("id") ON DELETE cascade,
	"revision" integer NOT NULL,
	"who" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"outcome" text,
	"http_status" integer,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_erasures" (
	"lead_id" text PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_exports" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"form_id" text NOT NULL REFERENCES "public"."forms"("id"),
	"asked" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"who" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_export_pieces" (
	"export_id" text NOT NULL REFERENCES "public"."lead_exports"("id") ON DELETE cascade,
	"sequence" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "lead_export_pieces_export_id_sequence_pk" PRIMARY KEY("export_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "phone_verifications" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"phone" text NOT NULL,
	"visitor" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "forms_market" ON "forms" USING btree ("market");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_order" ON "leads" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "leads_form" ON "leads" USING btree ("form_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_integrations_kind" ON "lead_integrations" USING btree ("lead_id","kind");--> statement-breakpoint
CREATE INDEX "lead_integrations_remote" ON "lead_integrations" USING btree ("remote_id");--> statement-breakpoint
CREATE INDEX "lead_integrations_open" ON "lead_integrations" USING btree ("status") WHERE status <> 'delivered';--> statement-breakpoint
CREATE INDEX "lead_attempts_integration" ON "lead_attempts" USING btree ("integration_id","id");--> statement-breakpoint
CREATE INDEX "lead_exports_form" ON "lead_exports" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "phone_verifications_visitor" ON "phone_verifications" USING btree ("visitor","phone","created_at");--> statement-breakpoint
CREATE INDEX "request_counts_end" ON "request_counts" USING btree ("ends_at");
