-- Pages have versions in all of their languages. The version before goes on with "pages" as it was; nobody reads it any more.
CREATE TABLE "content_pages" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"market" text NOT NULL,
	"path" text NOT NULL,
	"page_type" text DEFAULT 'page' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"latest_version" integer DEFAULT 0 NOT NULL,
	"published_version" integer,
	"author" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"page_id" text NOT NULL REFERENCES "content_pages"("id") ON DELETE CASCADE,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"restored_from" integer,
	"author" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_versions_pk" PRIMARY KEY("page_id","version")
);
--> statement-breakpoint
CREATE TABLE "page_drafts" (
	"page_id" text PRIMARY KEY NOT NULL REFERENCES "content_pages"("id") ON DELETE CASCADE,
	"content" jsonb NOT NULL,
	"restored_from" integer
);
--> statement-breakpoint
CREATE TABLE "content_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"market" text NOT NULL,
	"action" text NOT NULL,
	"path" text NOT NULL,
	"from_version" integer,
	"to_version" integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX "content_pages_path" ON "content_pages" USING btree ("market","path");--> statement-breakpoint
CREATE INDEX "content_log_market" ON "content_log" USING btree ("market","id");--> statement-breakpoint
-- {"en-AE": {...}, "ar-AE": {...}}: what all languages say alike is a value, the rest are texts of each.
CREATE FUNCTION pg_temp.by_language(given jsonb) RETURNS jsonb LANGUAGE sql AS $$
  with said as (
    select symbol, jsonb_object_agg(locale, value) as texts, count(distinct value) = 1
      and count(*) = (select count(*) from jsonb_object_keys(given)) as alike
    from jsonb_each(given) as languages(locale, own), jsonb_each(own) as fields(symbol, value)
    group by symbol
  )
  select jsonb_build_object(
    'values', coalesce((select jsonb_object_agg(symbol, (select value from jsonb_each(texts) limit 1)) from said where alike), '{}'::jsonb),
    'texts', coalesce((
      select jsonb_object_agg(locale, own) from (
        select locale, jsonb_object_agg(symbol, value) as own
        from said, jsonb_each(texts) as each(locale, value) where not alike group by locale
      ) as languages), '{}'::jsonb))
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.groups_of(content jsonb) RETURNS jsonb LANGUAGE sql AS $$
  select case when jsonb_typeof(content->'groups') = 'array' then content->'groups' else '[]'::jsonb end
$$;
--> statement-breakpoint
-- The block that stands at an index of every given row, in the languages of these rows.
CREATE FUNCTION pg_temp.block_at(by_locale jsonb, at integer, number integer, only_in text) RETURNS jsonb LANGUAGE sql AS $$
  with said as (select given.locale, given.blocks->at as block from jsonb_each(by_locale) as given(locale, blocks)),
  one as (select block, (block->>'id') || coalesce('-' || only_in, '') as id from said limit 1)
  select jsonb_build_object(
      'id', one.id, 'template', one.block->'template', 'template_version', 1,
      'positions', jsonb_build_array(jsonb_build_object('id', one.id, 'sequence', number)),
      'active_positions', jsonb_build_array(one.id),
      'groups', coalesce((
        select jsonb_agg(jsonb_build_object('id', 'group-' || numbers.place) || pg_temp.by_language((
            select jsonb_object_agg(said.locale, pg_temp.groups_of(said.block->'content')->(numbers.place - 1)) from said))
          order by numbers.place)
        from generate_series(1, jsonb_array_length(pg_temp.groups_of(one.block->'content'))) as numbers(place)), '[]'::jsonb))
    || case when only_in is null then '{}'::jsonb else jsonb_build_object('languages', jsonb_build_array(only_in)) end
    || pg_temp.by_language((select jsonb_object_agg(said.locale, (said.block->'content') - 'groups') from said))
  from one
$$;
--> statement-breakpoint
-- What languages have in common can be one block; a page whose languages are built differently keeps the blocks of each apart.
CREATE FUNCTION pg_temp.content_of(the_market text, the_path text, only_published boolean) RETURNS jsonb LANGUAGE plpgsql AS $$
declare
  by_locale jsonb; said jsonb; shapes integer; built jsonb := '[]'; one record; at integer; number integer := 0;
begin
  select jsonb_object_agg(p.locale, p.blocks),
    jsonb_object_agg(p.locale, jsonb_build_object('title', p.title, 'meta_title', p.meta_title, 'meta_description', p.meta_description,
      'canonical_url', p.canonical_url, 'external_meta_image', p.external_meta_image,
      'disable_seo_tracking', p.disable_seo_tracking, 'theme', p.theme)),
    count(distinct (select jsonb_agg(jsonb_build_array(b->'id', b->'template', jsonb_array_length(pg_temp.groups_of(b->'content'))))
      from jsonb_array_elements(p.blocks) as b))
  into by_locale, said, shapes
  from pages as p where p.market = the_market and p.path = the_path and (p.published or not only_published);
  for one in select given.locale, given.blocks from jsonb_each(by_locale) as given(locale, blocks) loop
    for at in 0..jsonb_array_length(one.blocks) - 1 loop
      number := number + 1;
      built := built || jsonb_build_array(case when shapes > 1
        then pg_temp.block_at(jsonb_build_object(one.locale, one.blocks), at, number, one.locale)
        else pg_temp.block_at(by_locale, at, number, null) end);
    end loop;
    exit when shapes <= 1;
  end loop;
  return pg_temp.by_language(said) || jsonb_build_object('blocks', built);
end $$;
--> statement-breakpoint
INSERT INTO "content_pages" ("market", "path", "revision", "latest_version", "published_version", "saved_at")
SELECT market, path, 1, versions, case when bool_or(published) then versions end, max(updated_at)
FROM (SELECT *, (count(*) over same > count(*) filter (where published) over same
    and count(*) filter (where published) over same > 0)::int + 1 as versions FROM pages WINDOW same AS (partition by market, path)) as p
GROUP BY market, path, versions;
--> statement-breakpoint
INSERT INTO "page_versions" ("page_id", "version", "content", "saved_at")
SELECT id, 1, pg_temp.content_of(market, path, false), saved_at FROM "content_pages";
--> statement-breakpoint
-- A page of which one language was no longer published: the version before that has it.
INSERT INTO "page_versions" ("page_id", "version", "content", "saved_at")
SELECT id, 2, pg_temp.content_of(market, path, true), saved_at FROM "content_pages" WHERE "latest_version" = 2;
