import { type Examples, link } from '../../kits/examples/examples';
import type { template } from './template';

const items = [
  { name: 'Tow bar, electrically deployable', price: 1190 },
  { name: 'Roof rack', price: 890 },
  { name: 'All-season floor mats', price: 0 },
];
const defender = { nameplate_key: 'defender-110', vehicle: 'Defender 110', bodystyle: 'Five doors' };

const models = [
  { ...defender, model_year: 2027, model: 'X-Dynamic SE', engine: 'D300', price: 79_900, items },
  { ...defender, model_year: 2027, model: 'X-Dynamic SE', engine: 'P400', price: 83_400, items },
  { ...defender, model_year: 2026, model: 'Hard Top', engine: 'D250', price: 62_300, bodystyle: 'Commercial' },
  {
    nameplate_key: 'range-rover-velar',
    vehicle: 'Range Rover Velar',
    model_year: 2027,
    bodystyle: 'SUV',
    model: 'Dynamic HSE',
    engine: 'P400e plug-in hybrid',
    price: 74_200,
    items: items.slice(0, 1),
  },
];

const product = {
  links: [],
  buttons: [link('Ask for an offer', '/contact')],
  finance_product_input: undefined,
  finance_product_output: undefined,
};
const products = [
  {
    ...product,
    type: 'universal' as const,
    name: 'Loan',
    description: '<p>Equal payments, and the vehicle is yours from the first day.</p>',
  },
  {
    ...product,
    type: 'universal_leasing' as const,
    name: 'Leasing',
    description: '<p>Lower payments, and the vehicle goes back at the end.</p>',
  },
];

const block = {
  title: 'Calculate your Defender',
  header_tag: '2',
  title_size: 'xl',
  calculator_style: 'default',
  models_info: models,
  nameplate_key_filter: '',
  hide_free_items: false,
  monthly_disclaimer: '',
  car_price_disclaimer: '',
  disclaimer_title: '',
  disclaimer_body: '',
  theme: 'page',
} as const;

export const examples = {
  'two products with disclaimers': {
    ...block,
    title: 'Calculate yours',
    monthly_disclaimer: 'Subject to the lender’s approval.',
    car_price_disclaimer: 'Price with delivery and registration.',
    disclaimer_title: 'About this example',
    disclaimer_body: '<p>All amounts include value added tax. Your retailer makes the offer that counts.</p>',
    groups: products,
  },
  'one nameplate in the style of the Middle East, dark': {
    ...block,
    theme: 'dark',
    calculator_style: 'mena',
    nameplate_key_filter: 'defender-110, defender-90',
    hide_free_items: true,
    groups: products.slice(0, 1).map((one) => ({ ...one, type: 'universal_mena' as const, name: 'Car loan' })),
  },
  'one vehicle without items': { ...block, title: '', models_info: models.slice(2, 3), groups: products.slice(1) },
} satisfies Examples<typeof template>;
