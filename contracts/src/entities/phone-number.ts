import type { MarketCode } from '../markets';
import { asciiDigits } from './ascii-digits';

interface NumberPlan {
  readonly country: string;
  /** What is dialled before a national number and left out of an international one. */
  readonly trunk: string;
  /** Digits after the country code. */
  readonly national: RegExp;
}

/**
 * How people of a market write a number without its country; the international site has no country
 * of its own.
 */
const PLANS: Readonly<Record<MarketCode, NumberPlan | undefined>> = {
  international: undefined,
  au: { country: '61', trunk: '0', national: /^[2-478]\d{8}$/ },
  ae: { country: '971', trunk: '0', national: /^(5\d{8}|[2-4679]\d{7})$/ },
  jp: { country: '81', trunk: '0', national: /^[1-9]\d{8,9}$/ },
  ua: { country: '380', trunk: '0', national: /^[3-9]\d{8}$/ },
};

const E164 = /^\+[1-9]\d{6,14}$/;
/** What was typed without what people put between digits, `00` as the `+` it stands for. */
export function compactNumber(typed: string): string {
  return asciiDigits(typed)
    .replaceAll(/[\s\p{Cf}().·/\p{Pd}]/gu, '')
    .replace(/^＋/, '+')
    .replace(/^00/, '+');
}

/**
 * A number as E.164 (`+` and 7 to 15 digits), or undefined when it is none; without a country it is
 * read as the market's.
 */
export function toE164(typed: string, market: MarketCode): string | undefined {
  const text = compactNumber(typed);
  const plan = PLANS[market];
  const whole = text.startsWith('+') ? text : plan && `+${plan.country}${withoutTrunk(text, plan)}`;
  if (whole === undefined || !E164.test(whole)) return undefined;
  return planned(whole);
}

function withoutTrunk(text: string, { trunk }: NumberPlan): string {
  return text.startsWith(trunk) ? text.slice(trunk.length) : text;
}

/**
 * A number of a market's own country follows its plan; `+61 (0)4…` loses the zero that is not
 * dialled from abroad.
 */
function planned(whole: string): string | undefined {
  for (const plan of Object.values(PLANS)) {
    if (plan === undefined || !whole.startsWith(`+${plan.country}`)) continue;
    const national = withoutTrunk(whole.slice(plan.country.length + 1), plan);
    return plan.national.test(national) ? `+${plan.country}${national}` : undefined;
  }
  return whole;
}
