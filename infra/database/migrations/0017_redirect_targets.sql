-- Rows from before may break it: they are refused when they are served.
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_target" CHECK (
  "to" !~ '[[:cntrl:][:space:]\\]' AND "to" <> "path"
  AND ("to" ~ '^/([^/]|$)' OR ("link_type" <> 'internal' AND "to" ~* '^https?://[^/]'))
) NOT VALID;
--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_code" CHECK ("http_code" IN (301, 302, 303, 307, 308)) NOT VALID;
