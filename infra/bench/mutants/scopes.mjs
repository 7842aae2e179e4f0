/**
 * What the mutation tests look at: the rules about money and rights, each with the tests that
 * promise something about it. `project` is the project of Jest whose tests they are.
 */
export const SCOPES = {
  finance: {
    project: 'contracts',
    mutate: ['contracts/src/finance/*.ts', 'contracts/src/entities/drive-away.ts'],
    tests: ['contracts/src/finance/*.test.ts', 'contracts/src/entities/drive-away.test.ts'],
  },
  prices: {
    project: 'shared-ui',
    mutate: ['shared-ui/src/price/*.{ts,tsx}'],
    tests: ['shared-ui/src/price/*.test.{ts,tsx}'],
  },
  'vehicle prices': {
    project: 'mf-stock-locator',
    mutate: ['mf-stock-locator/src/prices/*.{ts,tsx}'],
    tests: ['mf-stock-locator/src/prices/*.test.{ts,tsx}'],
  },
  choices: {
    project: 'mf-stock-locator',
    mutate: ['mf-stock-locator/src/facets/{choices,list-keys,url-state}.ts'],
    tests: ['mf-stock-locator/src/facets/*.test.{ts,tsx}'],
  },
  settlement: {
    project: 'infra',
    mutate: ['infra/api/payments/settlement/next-step.ts'],
    tests: ['infra/api/payments/settlement/next-step.test.ts'],
  },
  'settlement in the database': {
    project: 'infra',
    mutate: ['infra/api/payments/settlement/!(next-step).ts'],
    tests: ['infra/api/{orders/card-payment,orders/order,payments/webhooks/settling}.test.ts'],
  },
  ledger: {
    project: 'infra',
    mutate: ['infra/api/payments/ledger/movements.ts'],
    tests: ['infra/api/payments/ledger/movements.test.ts'],
  },
  'ledger in the database': {
    project: 'infra',
    mutate: ['infra/api/payments/ledger/{check-ledger,record-movements,compare-with-providers}.ts'],
    tests: ['infra/api/{payments/ledger/*,orders/one-figure}.test.ts'],
  },
  rights: {
    project: 'infra',
    mutate: ['infra/api/kernel/{admit,implement,market-scope,tokens}.ts'],
    tests: ['infra/api/kernel/{access,market-scope,tokens}.test.ts'],
  },
};
