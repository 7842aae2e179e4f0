import { join } from 'node:path';
import type { TradeInOptions } from '@showroom/contracts/entities/trade-in';
import { loadMessages } from '../../messages';
import { MAKES } from './makes';
import type tradeInMessages from './messages/en.json';

const messagesFor = loadMessages<typeof tradeInMessages>(join(import.meta.dirname, 'messages'));

const optionsIn = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, name]) => ({ value, name }));

/** Values that stand in addresses and forms: `Range Rover Sport` is `range-rover-sport`. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** What the trade-in form offers, in a language that we have; English otherwise. */
export function tradeInOptions(lang: string): TradeInOptions {
  const { language, bodyTypes, fuelTypes } = messagesFor(lang);
  const brands = MAKES.map(({ name }) => ({ value: keyOf(name), name }));
  const models = MAKES.flatMap(({ name: brand, models: all }) =>
    all.map(({ name }) => ({ value: keyOf(name), name, brand: keyOf(brand) })),
  );
  return {
    id: language,
    type: 'trade_in_form_options',
    attributes: {
      bodyTypes: optionsIn(bodyTypes),
      brands,
      models,
      fuelTypes: optionsIn(fuelTypes),
    },
  };
}
