CREATE TABLE "form_saved_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL REFERENCES "public"."forms"("id") ON DELETE cascade,
	"values" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "form_saved_answers_form" ON "form_saved_answers" USING btree ("form_id","saved_at");--> statement-breakpoint
CREATE INDEX "form_saved_answers_end" ON "form_saved_answers" USING btree ("expires_at");
