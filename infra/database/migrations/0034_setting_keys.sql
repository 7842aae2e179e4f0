-- The three texts of the 404 page are one setting; a site of the version before reads the old ones on.
INSERT INTO "settings" ("market", "key", "value")
SELECT "market", 'error_page.404', jsonb_object_agg(substring("key" from 12), "value")
FROM "settings"
WHERE "key" IN ('error_page.title', 'error_page.text', 'error_page.button') AND jsonb_typeof("value") = 'string'
GROUP BY "market"
ON CONFLICT DO NOTHING;
-- triggers: 7009fde4c2edfc3d760de23b3efa4c36f991f7d9690251b7a364e3063fbbc962
