CREATE TABLE "accepted_terms" (
	"order_number" text NOT NULL REFERENCES "orders"("number"),
	"box" text NOT NULL,
	"version" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"label" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accepted_terms_order_number_box_version_pk" PRIMARY KEY("order_number","box","version")
);
