CREATE TABLE "places" (
	"country" text NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"locality" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"state_name" text DEFAULT '' NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"postcode_key" text NOT NULL,
	"locality_key" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "places_country_postcode_key_locality_key_pk" PRIMARY KEY("country","postcode_key","locality_key")
);
--> statement-breakpoint
ALTER TABLE "retailers" ADD COLUMN "state" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "places_postcode" ON "places" USING btree ("country","postcode_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "places_locality" ON "places" USING btree ("country","locality_key" text_pattern_ops);