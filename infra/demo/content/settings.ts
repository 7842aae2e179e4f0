import type { MarketCode } from '@showroom/contracts/markets';
import * as z from 'zod';
import { loadFolder } from '../data';
import { companyConfigOf } from './company-config';
import { fill } from './fill';

const stored = z.record(z.string(), z.unknown());
const SETTINGS = loadFolder('content/settings', stored);

/**
 * The settings that the demo stores for a market, everything else has its built-in default;
 * `sandboxUrl` is where the payment providers' stand-ins answer.
 */
export function settingsOf(market: MarketCode, sandboxUrl: string): Readonly<Record<string, unknown>> {
  const sandbox = { url: sandboxUrl };
  const filled = (name: string) => stored.parse(fill(SETTINGS.get(name), { sandbox }));
  return { ...filled('all'), ...companyConfigOf(market), ...filled(market) };
}
