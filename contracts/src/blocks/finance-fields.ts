import type { Field } from './template';

const TYPES = [
  ['Universal', 'universal'],
  ['Universal Leasing', 'universal_leasing'],
  ['Universal Mena', 'universal_mena'],
  ['Sample', 'sample'],
  ['Thailand', 'thailand'],
  ['Brunei', 'brunei'],
  ['Singapore', 'singapore'],
  ['New Zealand loan', 'new_zealand_loan'],
  ['New Zealand lease', 'new_zealand_lease'],
  ['Slovenia', 'slovenia'],
  ['Malta', 'malta'],
  ['Bulgaria', 'bulgaria'],
  ['Romania', 'romania'],
  ['Cyprus', 'cyprus'],
  ['Greece', 'greece'],
  ['Iceland', 'iceland'],
  ['Sweden', 'sweden'],
  ['Gibraltar', 'gibraltar'],
  ['Norway', 'norway'],
  ['Denmark', 'denmark'],
  ['Ireland', 'ireland'],
  ['Ireland Secondary', 'ireland_secondary'],
  ['Finland loan', 'finland_loan'],
  ['Finland LFI', 'finland_lfi'],
  ['Estonia', 'estonia'],
  ['Latvia', 'latvia'],
  ['Lithuania', 'lithuania'],
  ['Ukraine', 'ukraine'],
  ['Hungary Leasing', 'hungary_leasing'],
  ['Moldova', 'moldova'],
] as const;

/** A finance product, as a block of its own and as one of a calculator. */
export const financeProductFields = [
  {
    symbol: 'type',
    label: 'Type',
    field_type: 'Select',
    default_value: 'universal',
    attrs: { options: TYPES.map(([label, value]) => ({ label, value })) },
  },
  { symbol: 'name', label: 'Name', field_type: 'String', translatable: true, required: true },
  {
    symbol: 'description',
    label: 'Description',
    field_type: 'Markdown',
    attrs: { language: 'html' },
    translatable: true,
  },
  { symbol: 'links', label: 'Links', field_type: 'LinksCollection', translatable: true },
  { symbol: 'buttons', label: 'Buttons', field_type: 'LinksCollection', translatable: true },
  {
    symbol: 'finance_product_input',
    label:
      'Terms: {"down_payment", "duration", "interest_rate"}; of the first two "min", "max", "step" and "default", a duration in years or with "unit": "months"',
    field_type: 'Json',
  },
  {
    symbol: 'finance_product_output',
    label:
      'Names of figures, such as {"monthly_payment": "Rate", "cash_deposit": ""}; a figure with an empty name is not shown',
    field_type: 'Json',
    translatable: true,
  },
] as const satisfies readonly Field[];
