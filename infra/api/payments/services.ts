import type { Database } from '../../database/database';
import type { MarketSettings } from '../market/market-settings';
import type { PaymentPort, PaymentPorts } from './providers/port';

/** What keeps a stock from being held by few; see `networkOf`. */
export interface HoldLimits {
  /** Holds that run at once from one network. */
  readonly perNetwork: number;
  /** Per cent of a market's vehicles on hold from which on a network gets one hold only. */
  readonly crowdedFrom: number;
  readonly secret: string;
}

/** What the calls of buy-online work with. */
export interface BuyOnline {
  readonly database: Database;
  readonly ports: PaymentPorts;
  readonly settingsOf: MarketSettings;
  readonly newId: () => string;
  readonly orderLinkSecret: string;
  readonly holdLimits: HoldLimits;
}

export function portOf({ ports }: BuyOnline, vendor: keyof PaymentPorts): PaymentPort {
  const port = ports[vendor];
  if (!port) throw new Error(`No adapter for the payment vendor ${vendor}`);
  return port;
}
