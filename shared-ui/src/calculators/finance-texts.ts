import type financeMessages from './messages/finance/en.json';

/** The texts of all calculators in one language. */
export type FinanceTexts = typeof financeMessages;
