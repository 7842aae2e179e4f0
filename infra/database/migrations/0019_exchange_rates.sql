CREATE TABLE "exchange_rates" (
	"key" text PRIMARY KEY NOT NULL,
	"rate" double precision,
	"due_at" timestamp with time zone NOT NULL
);
