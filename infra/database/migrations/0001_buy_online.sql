CREATE TABLE "hold_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"vehicle_id" text NOT NULL,
	"token" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"vehicle_id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"token" text NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"max_expires_at" timestamp with time zone NOT NULL,
	"extended" integer DEFAULT 0 NOT NULL,
	"paying_attempt" text,
	"order_number" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"resource" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_caller_call_key_pk" PRIMARY KEY("caller","call","key")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"number" text PRIMARY KEY NOT NULL,
	"vehicle_id" text NOT NULL,
	"listing" text NOT NULL,
	"owner" text NOT NULL,
	"hold_token" text NOT NULL,
	"state" text DEFAULT 'awaiting_payment' NOT NULL,
	"payment_vendor" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"finance_option" text NOT NULL,
	"customer" jsonb NOT NULL,
	"subject" jsonb NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"vendor" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"provider_reference" text,
	"hold_token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"reference" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_transitions" (
	"attempt_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_transitions_attempt_id_sequence_pk" PRIMARY KEY("attempt_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"unique_key" text,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transitions" ADD CONSTRAINT "payment_transitions_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hold_events_vehicle" ON "hold_events" USING btree ("vehicle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_token" ON "holds" USING btree ("token");--> statement-breakpoint
CREATE INDEX "holds_owner" ON "holds" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_vehicle" ON "orders" USING btree ("vehicle_id") WHERE state = 'confirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_per_hold" ON "orders" USING btree ("hold_token") WHERE state = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_key" ON "payment_attempts" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_reference" ON "payment_attempts" USING btree ("vendor","provider_reference");--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_unique_key" ON "jobs" USING btree ("unique_key");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("run_at") WHERE done_at is null and failed_at is null;