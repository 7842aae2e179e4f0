-- Until when one of the site's processes renews the tokens of a session; the others wait for it.
ALTER TABLE "sessions" ADD COLUMN "renewing_until" timestamp with time zone;
