import type { Database, Db } from '../../database/database';
import type { MarketSettings } from '../company/market-settings';
import type { PaymentPort, PaymentPorts } from './payment/port';

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
  /** Whose frames editors' HTML may show. */
  readonly frameHosts: readonly string[];
}

/** A transaction over everything that concerns one vehicle; such transactions follow each other. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export function portOf({ ports }: BuyOnline, vendor: keyof PaymentPorts): PaymentPort {
  const port = ports[vendor];
  if (!port) throw new Error(`No adapter for the payment vendor ${vendor}`);
  return port;
}
