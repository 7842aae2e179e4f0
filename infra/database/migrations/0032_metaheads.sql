CREATE TABLE "metaheads" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"market" text NOT NULL,
	"content" text NOT NULL,
	"compiled" text,
	"language" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"rdx_core_page_id" text REFERENCES "content_pages"("id") ON DELETE cascade,
	"reload_on_each_page" boolean DEFAULT false NOT NULL,
	"in_body" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "metaheads_page" ON "metaheads" USING btree ("market","rdx_core_page_id");
-- triggers: b044398d7a56bd481cad5e46e58eccf40e80b132c03145b6db440dca09d0b216
