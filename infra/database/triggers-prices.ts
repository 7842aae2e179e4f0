import { PRIOR_DAYS } from './price-days';
import { type TriggerPart, trigger, triggerFunction } from './trigger-parts';

const OPTIONS = ['purchase', 'lease', 'subscribe'] as const;

/** What visitors see of a price; nothing of a vehicle that is not in the stock. */
function shown(row: 'old' | 'new', option: (typeof OPTIONS)[number]): string {
  return `case when ${row}.removed_at is null and not (${row}.price_hidden and '${option}' = any(${row}.hidden_prices))
    then ${row}.${option}_price end`;
}

const WATCHED = [
  ...OPTIONS.map((option) => `${option}_price`),
  'price_hidden',
  'hidden_prices',
  'removed_at',
  'currency',
] as const;

/**
 * Keeps the history of prices whoever changes one: what applied until now is written down, and the
 * vehicle is told the lowest purchase price of the thirty days before. A price that a transaction
 * sets and changes again has never applied.
 */
export const PRICE_TRIGGERS: readonly TriggerPart[] = [
  triggerFunction(
    'vehicle_price_changed',
    `declare
     price record;
     since timestamptz;
   begin
     for price in
       select * from (values
         ${OPTIONS.map((option) => `('${option}', ${shown('old', option)}, ${shown('new', option)})`).join(',\n')}
       ) as prices (option, was, becomes)
       where was is distinct from becomes or old.currency <> new.currency
     loop
       since := case price.option when 'purchase' then old.price_since else coalesce(
         (select max(applied_until) from price_history where vehicle_id = new.id and financing_option = price.option),
         old.created_at) end;
       if since < now() then
         insert into price_history (vehicle_id, financing_option, amount, currency, applied_from, applied_until)
           values (new.id, price.option, price.was, old.currency, since, now());
       end if;
       if price.option = 'purchase' then
         new.price_since := now();
         select min(amount), min(applied_from) filter (where amount is not null) into new.prior_price, new.prior_since
           from price_history
           where vehicle_id = new.id and financing_option = 'purchase' and currency = new.currency
             and applied_until > now() - interval '${PRIOR_DAYS} days';
       end if;
     end loop;
     return new;
   end`,
  ),
  trigger(
    'vehicles_prices',
    `before update on vehicles for each row
     when ((${WATCHED.map((column) => `old.${column}`).join(', ')}) is distinct from (${WATCHED.map((column) => `new.${column}`).join(', ')}))
     execute function vehicle_price_changed()`,
  ),
];
