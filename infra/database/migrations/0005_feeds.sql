CREATE TABLE "feeds" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"listing" text NOT NULL,
	"mapping" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"every_minutes" integer,
	"next_run_at" timestamp with time zone,
	"max_removals" double precision DEFAULT 0.2 NOT NULL,
	"etag" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"vehicle_id" text NOT NULL,
	"financing_option" text NOT NULL,
	"amount" bigint,
	"currency" text NOT NULL,
	"applied_from" timestamp with time zone NOT NULL,
	"applied_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "feed_id" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "started_by" text DEFAULT 'command' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "who" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "missing" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "missing_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "stock" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "price_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "prior_price" bigint;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "prior_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_mapping" ON "feeds" USING btree ("listing","mapping");--> statement-breakpoint
CREATE INDEX "feeds_due" ON "feeds" USING btree ("next_run_at") WHERE next_run_at is not null;--> statement-breakpoint
CREATE INDEX "import_rows_of_import" ON "import_rows" USING btree ("import_id","id");--> statement-breakpoint
CREATE INDEX "price_history_of_vehicle" ON "price_history" USING btree ("vehicle_id","financing_option","applied_until");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_of_listing" ON "imports" USING btree ("listing","started_at");--> statement-breakpoint
CREATE INDEX "imports_of_feed" ON "imports" USING btree ("feed","started_at");--> statement-breakpoint
CREATE INDEX "vehicles_reduced" ON "vehicles" USING btree ("price_since") WHERE prior_price is not null;