import type { MarketCode } from '@showroom/contracts/markets';
import type { TransportRule } from '@showroom/contracts/settings/order-online';
import type { Settings } from '@showroom/contracts/settings/settings';

type Rules = Pick<Settings, 'order_online.appointments' | 'order_online.transport'>;
type Transport = Readonly<Record<'retailer' | 'delivery', TransportRule>>;

/**
 * Two people for each purpose, three days to make a vehicle ready; no vehicle is handed over on
 * public holidays.
 */
function appointments(closed_on: string[], capacity = 2): Rules['order_online.appointments'] {
  return {
    handover: { minutes: 90, capacity, notice_hours: 72, days_ahead: 45 },
    test_drive: { minutes: 60, capacity, notice_hours: 24, days_ahead: 21 },
    closed_on,
  };
}

const CLOSED: Readonly<Record<MarketCode, string[]>> = {
  international: ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-31', '2027-01-01', '2027-03-29'],
  au: ['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01', '2027-01-26', '2027-03-26', '2027-03-29'],
  ae: ['2026-12-02', '2026-12-03', '2027-01-01'],
  jp: ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03', '2027-01-11'],
  ua: ['2026-12-25', '2027-01-01', '2027-03-08'],
};

/** Amounts are in major units of the market's money, distances in kilometres. */
const TRANSPORT: Readonly<Record<MarketCode, Transport>> = {
  international: {
    retailer: { base_fee: 120, fee_per_distance: 0.6, free_within: 0, most: 1500, days: 7 },
    delivery: { base_fee: 90, fee_per_distance: 0.9, free_within: 50, most: 600, days: 4 },
  },
  au: {
    retailer: { base_fee: 290, fee_per_distance: 0.5, free_within: 0, most: 4500, days: 10 },
    delivery: { base_fee: 150, fee_per_distance: 1.5, free_within: 50, most: 800, days: 4 },
  },
  ae: {
    retailer: { base_fee: 0, fee_per_distance: 2, free_within: 60, most: 400, days: 2 },
    delivery: { base_fee: 0, fee_per_distance: 2, free_within: 120, most: 400, days: 2 },
  },
  jp: {
    retailer: { base_fee: 20_000, fee_per_distance: 60, free_within: 0, most: 1800, days: 7 },
    delivery: { base_fee: 15_000, fee_per_distance: 100, free_within: 30, most: 600, days: 5 },
  },
  ua: {
    retailer: { base_fee: 4000, fee_per_distance: 25, free_within: 0, most: 1200, days: 6 },
    delivery: { base_fee: 3000, fee_per_distance: 35, free_within: 30, most: 700, days: 4 },
  },
};

/** When retailers of a market receive buyers, and what bringing a vehicle costs there. */
export function orderOnlineSettingsOf(code: MarketCode): Rules {
  return {
    'order_online.appointments': appointments(CLOSED[code], code === 'jp' ? 1 : 2),
    'order_online.transport': TRANSPORT[code],
  };
}
