import { type Examples, link } from '../../kits/examples/examples';
import type { template } from './template';

const block = { title_tag: '2', title_size: 'xl', theme: 'page' } as const;

export const examples = {
  'a loan in equal payments': {
    ...block,
    type: 'universal',
    name: 'Classic loan',
    description:
      '<p>The rate stays as it is agreed, and from the first day the vehicle is yours. With the last payment nothing is left to pay.</p><ul><li>24 to 60 monthly payments</li><li>Repay early whenever you like</li></ul>',
    links: [link('How a loan works', '/offers', 'tertiary')],
    buttons: [link('Ask for an offer', '/contact')],
    finance_product_input: {
      down_payment: { min: 20, max: 50, step: 5, default: 20 },
      duration: { unit: 'months', min: 24, max: 60, step: 12, default: 48 },
      interest_rate: 4.9,
    },
    finance_product_output: undefined,
    price: 79_900,
  },
  'a lease with a mileage, dark': {
    ...block,
    theme: 'dark',
    type: 'universal_leasing',
    name: 'Leasing',
    description:
      '<p>Drive, then hand it back. Over the full contract you may drive 120,000 km with a petrol engine and 150,000 km with a diesel.</p>',
    links: [],
    buttons: [link('Find a retailer', '/retailers', 'secondary')],
    finance_product_input: undefined,
    finance_product_output: { monthly_payment: 'Monthly rental', cash_deposit: '' },
    price: 64_950,
  },
  'hire purchase at a flat rate': {
    ...block,
    type: 'singapore',
    name: 'Hire purchase',
    description: '',
    links: [],
    buttons: [],
    finance_product_input: { duration: { max: 7, default: 7 } },
    finance_product_output: undefined,
    price: 398_000,
  },
  'no price yet': {
    ...block,
    type: 'ireland',
    name: 'Personal contract purchase',
    description: '<p>Ask your retailer for the guaranteed value of your vehicle.</p>',
    links: [],
    buttons: [],
    finance_product_input: undefined,
    finance_product_output: undefined,
    price: 0,
  },
} satisfies Examples<typeof template>;
