CREATE SEQUENCE "public"."vehicle_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "nav_entries" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"market" text NOT NULL,
	"locale" text NOT NULL,
	"place" text NOT NULL,
	"sequence" integer NOT NULL,
	"label" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"target" text DEFAULT '_self' NOT NULL,
	"type" text DEFAULT 'link' NOT NULL,
	"description" text,
	"image" jsonb,
	"children" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"market" text NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"canonical_url" text DEFAULT '' NOT NULL,
	"external_meta_image" text DEFAULT '' NOT NULL,
	"disable_seo_tracking" boolean DEFAULT false NOT NULL,
	"theme" text DEFAULT 'white-theme' NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"market" text NOT NULL,
	"path" text NOT NULL,
	"to" text NOT NULL,
	"http_code" integer DEFAULT 301 NOT NULL,
	"link_type" text DEFAULT 'internal' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"market" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	CONSTRAINT "settings_market_key_pk" PRIMARY KEY("market","key")
);
--> statement-breakpoint
CREATE TABLE "retailers" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"listing" text NOT NULL,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"zipcode" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"dealer_code" text NOT NULL,
	"ci_code" text DEFAULT '' NOT NULL,
	"brands" text[] DEFAULT '{}'::text[] NOT NULL,
	"latitude" double precision DEFAULT 0 NOT NULL,
	"longitude" double precision DEFAULT 0 NOT NULL,
	"opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"display_name_jag" text,
	"display_name_lr" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" text PRIMARY KEY DEFAULT nextval('vehicle_ids')::text NOT NULL,
	"listing" text NOT NULL,
	"feed_source" text NOT NULL,
	"feed_key" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"model_group" text,
	"nameplate_external_code" text,
	"version" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"status" text DEFAULT 'stock' NOT NULL,
	"production_year" integer,
	"model_year" integer,
	"mileage" integer,
	"mileage_unit" text DEFAULT 'km' NOT NULL,
	"engine_type" text[] DEFAULT '{}'::text[] NOT NULL,
	"engine_capacity" double precision,
	"capacity_unit" text,
	"battery_capacity" double precision,
	"transmission" text,
	"drivetrain" text,
	"power" integer,
	"number_of_seats" integer,
	"doors" integer,
	"color_name" text,
	"color_canonical" text,
	"color_interior" text,
	"vin" text,
	"order_number" text,
	"delivery_date" date,
	"registration_date" date,
	"warranty_expiry" date,
	"previous_use" text,
	"currency" text NOT NULL,
	"msrp_price" bigint,
	"display_price" bigint GENERATED ALWAYS AS (case when price_hidden then null else purchase_price end) STORED,
	"purchase_price" bigint,
	"purchase_old_price" bigint,
	"lease_price" bigint,
	"lease_old_price" bigint,
	"subscribe_price" bigint,
	"subscribe_old_price" bigint,
	"hidden_prices" text[] DEFAULT '{}'::text[] NOT NULL,
	"prices_type" text,
	"price_hidden" boolean DEFAULT false NOT NULL,
	"base_price" bigint,
	"drive_away" jsonb,
	"reservation_fee" bigint,
	"reservation_label" text DEFAULT 'Reserve online' NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"standard_features" text[] DEFAULT '{}'::text[] NOT NULL,
	"optional_features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"accessories" text[] DEFAULT '{}'::text[] NOT NULL,
	"footnotes" text[] DEFAULT '{}'::text[] NOT NULL,
	"video_url" text,
	"config_url" text,
	"owner_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_owner_id_retailers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."retailers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "nav_entries_place" ON "nav_entries" USING btree ("market","locale","place","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_path" ON "pages" USING btree ("market","locale","path");--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_path" ON "redirects" USING btree ("market","path");--> statement-breakpoint
CREATE UNIQUE INDEX "retailers_code" ON "retailers" USING btree ("listing","dealer_code");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_feed" ON "vehicles" USING btree ("feed_source","feed_key");--> statement-breakpoint
CREATE INDEX "vehicles_listing" ON "vehicles" USING btree ("listing","id");--> statement-breakpoint
CREATE INDEX "vehicles_owner" ON "vehicles" USING btree ("owner_id");