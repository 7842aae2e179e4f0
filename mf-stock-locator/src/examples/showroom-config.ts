import { getCompanyConfig } from '@showroom/contracts/calls/company';
import type { CompanyConfigs } from '@showroom/contracts/entities/company-config';
import { MARKETS } from '@showroom/contracts/markets';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/fake-client';

/** What a market may say of its prices. */
export const exampleConfigs: CompanyConfigs = {
  additional: {
    buttons: [
      { action: 'reserve', label: 'Reserve online', kind: 'primary' },
      { action: 'call', label: 'Call the retailer', kind: 'secondary' },
      { action: 'email', label: 'Write to the retailer', kind: 'secondary' },
    ],
    disclaimers: [
      { price: 'purchase', text: 'Includes value added tax; registration and delivery are charged by the retailer.' },
      { price: 'lease', text: 'Over 48 months and 10,000 km a year, with three payments at the start.' },
    ],
  },
  lease: {
    accordion: {
      title: 'How leasing works',
      blocks: [{ type: 'html', html: '<p>You drive the vehicle for the agreed time and then give it back.</p>' }],
    },
    popup: {
      label: 'More on leasing',
      title: 'Leasing',
      blocks: [{ type: 'finance_options_table' }],
    },
    finance_options: [
      { label: 'Private lease', value: '24 to 60 months', description: 'With maintenance and tyres' },
      { label: 'Business lease', value: '24 to 48 months', description: 'Payments without value added tax' },
    ],
  },
};

/** Answers the call for the configuration of the market's pages. */
export function answerConfigs(configs: CompanyConfigs): FakeAnswer {
  const { code, companyUuid, name, listing, currency } = MARKETS.international;
  return answerTo(getCompanyConfig, {
    data: {
      id: 'all',
      type: 'company_config',
      attributes: {
        company_uuid: companyUuid,
        name,
        market: code,
        listing,
        currency,
        api_base_url: '',
        translations_id: companyUuid,
        configs,
      },
    },
  });
}
