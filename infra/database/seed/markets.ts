import type { MarketCode } from '@showroom/contracts/markets';

/** What differs between the stocks of the markets. Amounts are in major units. */
export interface MarketProfile {
  /** Share of the stock, of 100. */
  readonly share: number;
  /** What one euro of a list price is there, duties and habits included. */
  readonly level: number;
  /** Vehicle prices end on a multiple of this. */
  readonly step: number;
  /** Monthly rates end on a multiple of this. */
  readonly rateStep: number;
  readonly taxNotice: string;
  readonly reservationFee: number;
  readonly reservationLabel: string;
  /** Yearly rate of the lease formula. */
  readonly interest: number;
}

export const PROFILES = {
  international: {
    share: 36,
    level: 1,
    step: 50,
    rateStep: 1,
    taxNotice: 'incl. VAT',
    reservationFee: 500,
    reservationLabel: 'Reserve online',
    interest: 0.0549,
  },
  au: {
    share: 20,
    level: 1.78,
    step: 10,
    rateStep: 1,
    taxNotice: 'Excludes government charges',
    reservationFee: 500,
    reservationLabel: 'Reserve online',
    interest: 0.0699,
  },
  ae: {
    share: 15,
    level: 4.6,
    step: 500,
    rateStep: 10,
    taxNotice: 'incl. 5% VAT',
    reservationFee: 2000,
    reservationLabel: 'Reserve online',
    interest: 0.0399,
  },
  jp: {
    share: 15,
    level: 142,
    step: 10_000,
    rateStep: 100,
    taxNotice: '税込',
    reservationFee: 0,
    reservationLabel: '無料で予約する',
    interest: 0.0299,
  },
  ua: {
    share: 14,
    level: 54,
    step: 1000,
    rateStep: 50,
    taxNotice: 'з ПДВ',
    reservationFee: 20_000,
    reservationLabel: 'Забронювати онлайн',
    interest: 0.0899,
  },
} as const satisfies Record<MarketCode, MarketProfile>;
