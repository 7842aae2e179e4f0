import { type TriggerPart, trigger, triggerFunction } from './trigger-parts';
import { BUY_ONLINE_TRIGGERS } from './triggers-buy-online';
import { PRICE_TRIGGERS } from './triggers-prices';

/**
 * At most so many ids go into one notification: PostgreSQL allows 8000 bytes and an id may be a
 * UUID.
 */
const IDS_PER_MESSAGE = 150;
/**
 * A statement that touches more vehicles of a listing than this tells listeners to read all of it
 * again: that is quicker then.
 */
export const RELOAD_ABOVE = 50_000;

const VEHICLES_CHANGED = triggerFunction(
  'vehicles_changed',
  `declare
  message text;
begin
  for message in
    with numbered as (
      select listing, id, row_number() over (partition by listing order by id) - 1 as place,
        count(*) over (partition by listing) as touched
      from (select distinct listing, id from changed_rows) as touched_rows
    )
    select json_build_object('listing', listing, 'vehicles', json_agg(id))::text
      from numbered where touched <= ${RELOAD_ABOVE} group by listing, place / ${IDS_PER_MESSAGE}
    union all
    select json_build_object('listing', listing)::text from numbered where touched > ${RELOAD_ABOVE} group by listing
  loop
    perform pg_notify('changes', message);
  end loop;
  return null;
end`,
);

/** Postgres allows a transition table for one event per trigger only. */
function vehicleTrigger(event: 'insert' | 'update' | 'delete'): TriggerPart {
  const rows = event === 'delete' ? 'old' : 'new';
  return trigger(
    `vehicles_${event}`,
    `after ${event} on vehicles referencing ${rows} table as changed_rows
       for each statement execute function vehicles_changed()`,
  );
}

/** Tells of each row what `message`, an expression over the row, says. */
function rowTrigger(table: string, message: (row: 'old' | 'new') => string): TriggerPart[] {
  return [
    triggerFunction(
      `${table}_changed`,
      `begin
         if tg_op <> 'INSERT' then perform pg_notify('changes', (${message('old')})::text); end if;
         if tg_op <> 'DELETE' then perform pg_notify('changes', (${message('new')})::text); end if;
         return null;
       end`,
    ),
    trigger(
      `${table}_changed`,
      `after insert or update or delete on ${table} for each row execute function ${table}_changed()`,
    ),
  ];
}

/** A draft is seen by nobody: only what visitors get, and where, makes pages stale. */
function pageTriggers(): TriggerPart[] {
  const [made] = rowTrigger('content_pages', (row) => tagged(`'page:' || ${row}.market || ${row}.path`));
  return [
    triggerFunction('never_changed', `begin raise exception 'rows of % are never changed', tg_table_name; end`),
    ...(made ? [made] : []),
    trigger(
      'content_pages_changed',
      `after insert or delete or update of published_version, path on content_pages
       for each row execute function content_pages_changed()`,
    ),
  ];
}

/** What visitors get of a form changes with its version alone. */
function formTriggers(): TriggerPart[] {
  const [made] = rowTrigger('forms', (row) => tagged(`'forms:' || ${row}.market`));
  return [
    ...(made ? [made] : []),
    trigger(
      'forms_changed',
      `after insert or delete or update of revision, removed_at on forms
       for each row execute function forms_changed()`,
    ),
  ];
}

/** One page becomes stale, or all of the market; a page that is gone tells of itself. */
function metaheadTag(row: 'old' | 'new'): string {
  const path = `coalesce((select path from content_pages where id = ${row}.rdx_core_page_id), '')`;
  return `case when ${row}.rdx_core_page_id is null then 'metaheads:' || ${row}.market
    else 'page:' || ${row}.market || ${path} end`;
}

/** Pages differ in the settings that they show: the key says whose it is. */
function changedSetting(row: 'old' | 'new'): string {
  return `json_build_object('tags', json_build_array('settings:' || ${row}.market), 'settings', json_build_array(${row}.key))`;
}

function tagged(tag: string): string {
  return `json_build_object('tags', json_build_array(${tag}))`;
}

/**
 * Whoever writes, the database tells on the channel `changes`: `{listing, vehicles: [ids]}`,
 * `{listing}` when too many vehicles changed to name them, `{retailers: listing}`, or `{tags:
 * [...]}` as in contracts/calls/site, of a setting with its key. A changed one comes with a
 * migration that names the hash of them all, so that every version knows which ones are newer
 * (README).
 */
export const TRIGGERS: readonly TriggerPart[] = [
  VEHICLES_CHANGED,
  vehicleTrigger('insert'),
  vehicleTrigger('update'),
  vehicleTrigger('delete'),
  ...rowTrigger('retailers', (row) => `json_build_object('retailers', ${row}.listing)`),
  ...pageTriggers(),
  ...formTriggers(),
  ...['page_versions', 'form_versions', 'content_log', 'settings_history'].map((table) =>
    trigger(`${table}_unchanged`, `before update on ${table} for each row execute function never_changed()`),
  ),
  ...['content_log', 'settings_history'].map((table) =>
    trigger(`${table}_stays`, `before delete on ${table} for each row execute function never_changed()`),
  ),
  ...rowTrigger('redirects', (row) => tagged(`'page:' || ${row}.market || ${row}.path`)),
  ...rowTrigger('metaheads', (row) => tagged(metaheadTag(row))),
  ...rowTrigger('settings', changedSetting),
  ...rowTrigger('nav_entries', (row) => tagged(`'navigation:' || ${row}.market`)),
  // One word for a whole import: there are many places, and they change together.
  triggerFunction(
    'places_changed',
    `begin
       perform pg_notify('changes', ${tagged("'places'")}::text);
       return null;
     end`,
  ),
  trigger(
    'places_changed',
    'after insert or update or delete on places for each statement execute function places_changed()',
  ),
  ...BUY_ONLINE_TRIGGERS,
  ...PRICE_TRIGGERS,
];
