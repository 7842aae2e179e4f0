import type { Database, Db } from '../../database/database';
import type { MarketSettings } from '../company/market-settings';
import type { PaymentPort, PaymentPorts } from './payment/port';

/** What the calls of buy-online work with. */
export interface BuyOnline {
  readonly database: Database;
  readonly ports: PaymentPorts;
  readonly settingsOf: MarketSettings;
  readonly newId: () => string;
  readonly orderLinkSecret: string;
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
