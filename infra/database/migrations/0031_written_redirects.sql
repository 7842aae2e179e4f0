-- Who changed a redirect last, and from which revision on.
-- A path that ends with /* is for everything below it.
ALTER TABLE "redirects" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "saved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE TABLE "nav_trees" (
	"market" text NOT NULL,
	"locale" text NOT NULL,
	"place" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "nav_trees_pk" PRIMARY KEY("market","locale","place")
);
