import { CONFIGURATOR_CONFIG_TYPES, ORDER_ONLINE_CONFIG_TYPES } from '@showroom/contracts/entities/order-online-config';
import { MARKET_CODES, MARKETS } from '@showroom/contracts/markets';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import { companyConfigOf } from './company-config';
import { languageOf } from './texts';

const TYPES = [
  ...(['additional', 'cash', 'lease', 'subscription'] as const),
  ...ORDER_ONLINE_CONFIG_TYPES,
  ...CONFIGURATOR_CONFIG_TYPES,
];

test.each(MARKET_CODES)(
  '%s has its prices and every page of both journeys in its languages, as settings that can be stored',
  (code) => {
    const stored = Object.entries(companyConfigOf(code)).map(([key, value]) => ({ key, value }));
    expect(stored.map(({ key }) => key).sort()).toEqual(TYPES.map((type) => `company_config.${type}`).sort());
    const { settings } = mergeSettings(stored);
    const languages = [...new Set(MARKETS[code].locales.map(languageOf))].sort();
    for (const type of TYPES) expect(Object.keys(settings[`company_config.${type}`]).sort()).toEqual(languages);
  },
);

test.each(MARKET_CODES)('%s asks the way to pay, and lets everything else wait', (code) => {
  const stored = Object.entries(companyConfigOf(code)).map(([key, value]) => ({ key, value }));
  for (const page of Object.values(mergeSettings(stored).settings['company_config.order_online_steps_page'])) {
    expect(page.steps.filter(({ required }) => required).map(({ type }) => type)).toEqual(['payment_option']);
  }
});
