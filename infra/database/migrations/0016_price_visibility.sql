ALTER TABLE "vehicles" DROP COLUMN "display_price";
--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "display_price" bigint GENERATED ALWAYS AS (case when price_hidden and 'purchase' = any(hidden_prices) then null when purchase_price > 0 then purchase_price else msrp_price end) STORED;
