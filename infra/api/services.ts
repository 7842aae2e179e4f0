import type { Service } from './server/api';
import { stockLocator } from './stock-locator/stock-locator';

/** Everything that the API serves. */
export const SERVICES: readonly Service[] = [stockLocator];
