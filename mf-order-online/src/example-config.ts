import { type CompanyConfig, type CompanyConfigs, companyConfig } from '@showroom/contracts/entities/company-config';

const configs: CompanyConfigs = {
  order_online: { texts: {} },
  order_online_steps_page: {
    title: 'Make it yours',
    html: '<p>Five short steps.</p>',
    steps: [
      { type: 'payment_option', title: '', required: true },
      { type: 'trade_in', title: 'Your present car', required: false },
      { type: 'service_pack', title: '', required: false },
    ],
    empty: null,
  },
  order_online_checkout_page: {
    title: 'Reserve',
    extra_screens: [],
    terms: {
      title: 'Reservation terms',
      html: '<p>The fee is refundable.</p>',
      label: 'I accept the reservation terms.',
    },
    authentication: false,
    capture_on_hold: false,
    confirmation_by_link: false,
    vendors: [],
  },
};

/** What the market's order is configured with, for tests and static renders. */
export function exampleCompanyConfig(changes: CompanyConfigs = {}): CompanyConfig {
  return companyConfig.parse({
    id: 'all',
    type: 'company_config',
    attributes: {
      company_uuid: '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a01',
      name: 'International',
      market: 'international',
      listing: 'international',
      currency: 'EUR',
      api_base_url: '',
      translations_id: '',
      configs: { ...configs, ...changes },
    },
  });
}
