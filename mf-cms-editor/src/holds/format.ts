import type { HOLD_SIGNS } from '@showroom/contracts/calls/holds';

export const SIGNS = {
  network: 'Many from one place',
  extended: 'Renewed without a name',
} as const satisfies Record<(typeof HOLD_SIGNS)[number], string>;

export function vehicles(count: number): string {
  return count === 1 ? '1 vehicle' : `${count} vehicles`;
}
