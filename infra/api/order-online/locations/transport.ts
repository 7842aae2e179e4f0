import type { TransportRule } from '@showroom/contracts/settings/order-online';

/** What bringing a vehicle so far costs, in whole units of money; undefined where it is too far. */
export function transportFee(rule: TransportRule, distance: number): number | undefined {
  if (distance > rule.most) return undefined;
  if (distance <= rule.free_within) return 0;
  return Math.round(rule.base_fee + rule.fee_per_distance * (distance - rule.free_within));
}
