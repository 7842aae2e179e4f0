const LEDGERS = [
  'hold_events',
  'order_transitions',
  'payment_transitions',
  'payment_events',
  'ledger_entries',
  'order_actions',
  'accepted_terms',
] as const;

const refusal = (table: string) => [
  `drop trigger if exists ${table}_append_only on ${table}`,
  `create trigger ${table}_append_only before update or delete on ${table}
     for each row execute function ledger_is_append_only()`,
];

/** Ledgers only grow, and what an order reserved stays reserved whatever a feed says. */
export const BUY_ONLINE_TRIGGERS: readonly string[] = [
  `create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
   begin
     raise exception '% is append-only', tg_table_name;
   end $$`,
  ...LEDGERS.flatMap(refusal),
  `create or replace function attempt_is_written_once() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and old.provider_reference is null
       and to_jsonb(new) - 'provider_reference' = to_jsonb(old) - 'provider_reference' then
       return new;
     end if;
     raise exception 'payment_attempts is append-only';
   end $$`,
  'drop trigger if exists payment_attempts_append_only on payment_attempts',
  `create trigger payment_attempts_append_only before update or delete on payment_attempts
     for each row execute function attempt_is_written_once()`,
  `create or replace function movement_adds_up() returns trigger language plpgsql as $$
   begin
     if (select sum(amount) from ledger_entries where attempt_id = new.attempt_id and movement = new.movement) <> 0 then
       raise exception 'The movement % of % does not add up', new.movement, new.attempt_id;
     end if;
     return null;
   end $$`,
  'drop trigger if exists ledger_entries_add_up on ledger_entries',
  `create constraint trigger ledger_entries_add_up after insert on ledger_entries deferrable initially deferred
     for each row execute function movement_adds_up()`,
  `create or replace function reserved_stays_reserved() returns trigger language plpgsql as $$
   begin
     if exists (select 1 from holds where vehicle_id = new.id and order_number is not null) then
       new.status := old.status;
     end if;
     return new;
   end $$`,
  'drop trigger if exists vehicles_reserved_stays on vehicles',
  `create trigger vehicles_reserved_stays before update on vehicles for each row
     when (old.status = 'reserved' and new.status not in ('reserved', 'sold'))
     execute function reserved_stays_reserved()`,
];
