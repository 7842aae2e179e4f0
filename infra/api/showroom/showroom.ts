import type { Api, Context } from '../kernel/api';
import { marketSettings } from '../market/market-settings';
import { serveDynamicContent } from './dynamic-content';
import { serveReverseCalculator } from './reverse-calculator';
import { serveTradeIn } from './trade-in';

/** Serves what stands around the stock: trade-ins, the reverse calculator, dynamic content. */
export function showroom(api: Api, context: Context): void {
  const settingsOf = marketSettings(context);
  serveTradeIn(api, context, settingsOf);
  serveReverseCalculator(api, context, settingsOf);
  serveDynamicContent(api, context, settingsOf);
}
