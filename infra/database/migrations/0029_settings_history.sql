CREATE TABLE "settings_history" (
	"market" text NOT NULL,
	"key" text NOT NULL,
	"revision" integer NOT NULL,
	"from_state" jsonb,
	"to_state" jsonb,
	"who" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_history_pk" PRIMARY KEY("market","key","revision")
);
-- triggers: 4f36210acac794bbd7a6d632f27b92b372220fb8df936455b6038c859c2261ea
