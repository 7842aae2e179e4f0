CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_number" text,
	"recipients" jsonb NOT NULL,
	"content" jsonb,
	"asked_by" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once_per_order" ON "mails" USING btree ("order_number","kind") WHERE asked_by is null;--> statement-breakpoint
CREATE INDEX "mails_order" ON "mails" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "mails_asked" ON "mails" USING btree ("asked_by","asked_at");--> statement-breakpoint
CREATE TABLE "order_actions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"action" text NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_actions" ADD CONSTRAINT "order_actions_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_actions_order" ON "order_actions" USING btree ("order_number");
