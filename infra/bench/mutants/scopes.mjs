/**
 * What the mutation tests look at: the rules about money and rights, each with the tests that
 * promise something about it. `project` is the project of Jest whose tests they are.
 */
export const SCOPES = {
  finance: {
    project: 'contracts',
    mutate: ['contracts/src/finance/*.ts'],
    tests: ['contracts/src/finance/*.test.ts'],
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
    mutate: ['infra/api/buy-online/settlement/*.ts'],
    tests: ['infra/api/buy-online/{settlement,payment,order,cancellation,refund}/*.test.ts'],
  },
  ledger: {
    project: 'infra',
    mutate: ['infra/api/buy-online/{check-ledger,money/*}.ts'],
    tests: ['infra/api/buy-online/money/*.test.ts', 'infra/api/buy-online/*.test.ts'],
  },
  rights: {
    project: 'infra',
    mutate: ['infra/api/server/{admit,implement,own-markets,tokens}.ts'],
    tests: ['infra/api/server/*.test.ts', 'infra/api/calls.test.ts'],
  },
};
