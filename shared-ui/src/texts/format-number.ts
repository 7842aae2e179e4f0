import { groupThousands, numberSigns } from '@showroom/contracts/number-text';

/**
 * How a locale writes numbers; digits are Latin everywhere, as on number plates and in brochures.
 */
export function formatNumber(value: number, locale: string, decimals = 0): string {
  return groupThousands(value, numberSigns(locale), decimals);
}
