CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"attempt_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"up_to" bigint NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"given_at" timestamp with time zone,
	"given_up_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "refunds_attempt" ON "refunds" USING btree ("attempt_id");
--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_number");
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "part" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
DROP INDEX "ledger_entries_once";
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("attempt_id","movement","account","part");
--> statement-breakpoint
INSERT INTO "order_transitions" ("order_number", "sequence", "state", "reason")
SELECT o.number, (SELECT max(t.sequence) + 1 FROM order_transitions t WHERE t.order_number = o.number), 'cancelled', 'all of its money was given back'
FROM orders o WHERE o.state IN ('paid', 'confirmed')
	AND EXISTS (SELECT 1 FROM order_actions x WHERE x.order_number = o.number AND x.action = 'refund')
	AND NOT EXISTS (SELECT 1 FROM payment_attempts a WHERE a.order_number = o.number
		AND (SELECT t.state FROM payment_transitions t WHERE t.attempt_id = a.id ORDER BY t.sequence DESC LIMIT 1) = 'paid');
--> statement-breakpoint
UPDATE "orders" SET "state" = 'cancelled', "closed_at" = now() WHERE "state" IN ('paid', 'confirmed') AND EXISTS (
	SELECT 1 FROM order_transitions t WHERE t.order_number = orders.number AND t.state = 'cancelled');
--> statement-breakpoint
INSERT INTO "hold_events" ("vehicle_id", "token", "what")
SELECT h.vehicle_id, h.token, 'released' FROM holds h JOIN orders o ON o.number = h.order_number WHERE o.state = 'cancelled';
--> statement-breakpoint
DELETE FROM "holds" USING "orders" o WHERE o.number = holds.order_number AND o.state = 'cancelled';
--> statement-breakpoint
UPDATE "vehicles" v SET "status" = coalesce(o.status_before, 'stock'), "updated_at" = now()
FROM "orders" o JOIN "order_transitions" t ON t.order_number = o.number AND t.reason = 'all of its money was given back'
WHERE v.id = o.vehicle_id AND o.config_url IS NULL AND v.status = 'reserved'
	AND NOT EXISTS (SELECT 1 FROM holds h WHERE h.vehicle_id = v.id);
