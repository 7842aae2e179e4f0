CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"attempt_id" text NOT NULL,
	"vendor" text NOT NULL,
	"provider_reference" text NOT NULL,
	"movement" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("attempt_id","movement","account");
--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_number");
--> statement-breakpoint
INSERT INTO "ledger_entries" ("order_number", "attempt_id", "vendor", "provider_reference", "movement", "account", "amount", "currency", "at")
SELECT a.order_number, a.id, a.vendor, a.provider_reference, m.movement, m.account, m.sign * a.amount, a.currency, t.at
FROM payment_attempts a
JOIN (VALUES ('{authorised,paid}'::text[], 'authorised', 'visitor', -1), ('{authorised,paid}', 'authorised', 'on_hold', 1),
	('{paid}', 'captured', 'on_hold', -1), ('{paid}', 'captured', 'taken', 1),
	('{refunded}', 'refunded', 'taken', -1), ('{refunded}', 'refunded', 'visitor', 1),
	('{voided}', 'released', 'on_hold', -1), ('{voided}', 'released', 'visitor', 1)) AS m(states, movement, account, sign) ON true
JOIN LATERAL (SELECT min(at) AS at FROM payment_transitions t WHERE t.attempt_id = a.id AND t.state = ANY(m.states)) t ON t.at IS NOT NULL
WHERE a.provider_reference IS NOT NULL AND a.amount > 0
	AND (m.movement <> 'released' OR EXISTS (SELECT 1 FROM payment_transitions p WHERE p.attempt_id = a.id AND p.state = 'authorised'))
	AND (m.movement <> 'refunded' OR EXISTS (SELECT 1 FROM payment_transitions p WHERE p.attempt_id = a.id AND p.state = 'paid'));
--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"hold_token" text,
	"path" text NOT NULL,
	"stored" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_by" text,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "handovers_hold" ON "handovers" USING btree ("hold_token");
--> statement-breakpoint
CREATE INDEX "handovers_owner" ON "handovers" USING btree ("owner");
--> statement-breakpoint
CREATE INDEX "handovers_waiting" ON "handovers" USING btree ("expires_at") WHERE taken_by is null;
