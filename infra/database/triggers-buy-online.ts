import { constraintTrigger, type TriggerPart, trigger, triggerFunction } from './trigger-parts';

const LEDGERS = [
  'hold_events',
  'order_transitions',
  'payment_transitions',
  'payment_events',
  'ledger_entries',
  'order_actions',
  'accepted_terms',
] as const;

/** Ledgers only grow, and what an order reserved stays reserved whatever a feed says. */
export const BUY_ONLINE_TRIGGERS: readonly TriggerPart[] = [
  triggerFunction(
    'ledger_is_append_only',
    `begin
       raise exception '% is append-only', tg_table_name;
     end`,
  ),
  ...LEDGERS.map((table) =>
    trigger(
      `${table}_append_only`,
      `before update or delete on ${table} for each row execute function ledger_is_append_only()`,
    ),
  ),
  triggerFunction(
    'attempt_is_written_once',
    `begin
       if tg_op = 'UPDATE' and old.provider_reference is null
         and to_jsonb(new) - 'provider_reference' = to_jsonb(old) - 'provider_reference' then
         return new;
       end if;
       raise exception 'payment_attempts is append-only';
     end`,
  ),
  trigger(
    'payment_attempts_append_only',
    'before update or delete on payment_attempts for each row execute function attempt_is_written_once()',
  ),
  triggerFunction(
    'movement_adds_up',
    `begin
       if (select sum(amount) from ledger_entries where attempt_id = new.attempt_id and movement = new.movement) <> 0 then
         raise exception 'The movement % of % does not add up', new.movement, new.attempt_id;
       end if;
       return null;
     end`,
  ),
  constraintTrigger(
    'ledger_entries',
    'ledger_entries_add_up',
    `after insert on ledger_entries deferrable initially deferred
       for each row execute function movement_adds_up()`,
  ),
  triggerFunction(
    'reserved_stays_reserved',
    `begin
       if exists (select 1 from holds where vehicle_id = new.id and order_number is not null) then
         new.status := old.status;
       end if;
       return new;
     end`,
  ),
  trigger(
    'vehicles_reserved_stays',
    `before update on vehicles for each row
       when (old.status = 'reserved' and new.status not in ('reserved', 'sold'))
       execute function reserved_stays_reserved()`,
  ),
];
