import type { JourneyMode } from '@showroom/contracts/entities/journeys';
import { MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import * as z from 'zod';
import { minorDigits } from '../../database/money';
import { loadFolder } from '../data';
import { PROFILES } from '../stock/markets';
import { fill, type Scope } from './fill';
import { languagesOf, textsIn } from './texts';

const TEMPLATES = loadFolder('content/company-config', z.unknown());

/** What differs between markets and journeys on the pages of an order. */
function orderScope(code: MarketCode, mode: JourneyMode): Scope {
  const fee = PROFILES[code].reservationFee;
  const isFree = fee === 0;
  const isBuilt = mode === 'configurator';
  const terms = [isBuilt ? 'built' : 'hold', ...(isFree ? [] : ['fee', 'refund']), 'data'];
  return {
    fee,
    intro: isBuilt ? '{order-online.configuredIntro}' : '{order-online.stepsIntro}',
    success: isBuilt ? '{order-online.successBuilt}' : '{order-online.success}',
    terms: terms.map((term) => `<p>{order-online.terms.${term}}</p>`).join(''),
    authentication: code === 'au',
    // What is still to be built is paid once the factory has taken the order.
    captureOnHold: isBuilt && !isFree,
    // Nothing is paid there: the link says that the order is meant.
    confirmationByLink: isBuilt && isFree,
    vendors: MARKETS[code].paymentVendors.map((type) => ({ type })),
  };
}

const MODES = [
  ['standard', ''],
  ['configurator', 'config_'],
] as const;

/**
 * What the pages of a market's vehicles and orders are configured with, in its languages; those of
 * orders for both journeys.
 */
export function companyConfigOf(code: MarketCode): Readonly<Record<string, unknown>> {
  const market: Market = MARKETS[code];
  // In Australia the price of a new vehicle is that of a state, which a calculator of the
  // configuration does not know.
  const own = { decimals: minorDigits(market.currency), ...(code !== 'au' && { hasLoan: true }) };
  const inLanguages = (template: unknown, mode: JourneyMode) =>
    Object.fromEntries(
      languagesOf(market).map((language) => [
        language,
        fill(template, { ...textsIn(language), market: own, order: orderScope(code, mode) }),
      ]),
    );
  return Object.fromEntries(
    [...TEMPLATES].flatMap(([name, template]) =>
      MODES.filter(([mode]) => mode === 'standard' || name.startsWith('order_online')).map(([mode, prefix]) => [
        `company_config.${prefix}${name}`,
        inLanguages(template, mode),
      ]),
    ),
  );
}
