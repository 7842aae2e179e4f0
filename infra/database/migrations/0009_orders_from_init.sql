ALTER TABLE "holds" ADD COLUMN "config_url" text;--> statement-breakpoint
CREATE INDEX "holds_configuration" ON "holds" USING btree ("owner","config_url");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_id" text;--> statement-breakpoint
UPDATE "orders" SET "held_id" = "vehicle_id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "held_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "state" SET DEFAULT 'initialized';--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_vendor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "finance_option" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "customer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "locale" SET DEFAULT 'en';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "config_url" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vendor_uuid" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rdx_forms_lead_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lead_attributes" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirmation_by_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "link_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reserved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "status_before" text;--> statement-breakpoint
UPDATE "orders" SET "reserved_at" = "confirmed_at" WHERE "state" = 'confirmed';--> statement-breakpoint
DROP INDEX "orders_one_per_vehicle";--> statement-breakpoint
DROP INDEX "orders_one_open_per_hold";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_held" ON "orders" USING btree ("held_id") WHERE state in ('reserved', 'paid', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_per_hold" ON "orders" USING btree ("hold_token") WHERE state in ('initialized', 'awaiting_payment');--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_id");--> statement-breakpoint
CREATE INDEX "orders_lead" ON "orders" USING btree ("rdx_forms_lead_id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE TABLE "order_transitions" (
	"order_number" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_transitions_order_number_sequence_pk" PRIMARY KEY("order_number","sequence")
);
--> statement-breakpoint
ALTER TABLE "order_transitions" ADD CONSTRAINT "order_transitions_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "order_transitions" ("order_number", "sequence", "state", "reason", "at")
	SELECT "number", 1, "state", 'was so when this history began', coalesce("closed_at", "confirmed_at", "created_at") FROM "orders";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "capture_method" text DEFAULT 'automatic' NOT NULL;
