ALTER TABLE "holds" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "holds_network" ON "holds" USING btree ("network");
