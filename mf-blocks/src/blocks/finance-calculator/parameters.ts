/** What an address says of the choices of a calculator. */
export const PARAMETERS = [
  'vehicle',
  'model_year',
  'bodystyle',
  'model',
  'engine',
  'item',
  'product',
  'down_payment',
  'months',
  'quote',
] as const;
