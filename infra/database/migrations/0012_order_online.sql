CREATE TABLE "service_packs" (
	"id" text PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"group" text NOT NULL,
	"brand" text,
	"powertrains" text[] DEFAULT '{}'::text[] NOT NULL,
	"texts" jsonb NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"months" integer NOT NULL,
	"mileage" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"offered" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE INDEX "service_packs_market" ON "service_packs" USING btree ("market");
--> statement-breakpoint
CREATE TABLE "appointments" (
	"retailer_id" text NOT NULL,
	"purpose" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"seat" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"order_number" text NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_retailer_id_purpose_starts_at_seat_pk" PRIMARY KEY("retailer_id","purpose","starts_at","seat"),
	CONSTRAINT "appointments_order" UNIQUE("order_number"),
	CONSTRAINT "appointments_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "orders"("number")
);
