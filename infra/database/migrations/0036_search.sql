-- What visitors search for in pages. The version before publishes without it: what is missing is made up by whoever knows the table.
CREATE TEXT SEARCH DICTIONARY "search_english_stem" (TEMPLATE = snowball, LANGUAGE = english);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "search_english" (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "search_english" ALTER MAPPING FOR asciiword, word, numword WITH "search_english_stem";--> statement-breakpoint
CREATE TABLE "search_documents" (
	"page_id" text NOT NULL REFERENCES "content_pages"("id") ON DELETE CASCADE,
	"locale" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"terms" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_pk" PRIMARY KEY("page_id","locale","position")
);
--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("terms") WITH (fastupdate = off);
