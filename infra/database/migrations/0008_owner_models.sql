DROP INDEX "vehicles_owner";--> statement-breakpoint
CREATE INDEX "vehicles_owner" ON "vehicles" USING btree ("owner_id",lower("model"));