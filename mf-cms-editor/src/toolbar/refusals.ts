import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { MarketCode } from '@showroom/contracts/markets';
import { loadStoredText, removeStored, store } from '@showroom/shared-ui/storage';

/** By market, for whoever may not edit this one may edit another. */
const keyOf = (market: MarketCode) => `editors-toolbar-refused-${market}`;

/** Whether the API said that somebody is not signed in, or has no rights in the market. */
export const isRefusal = (cause: unknown): boolean =>
  cause instanceof ShowroomError && (cause.status === 401 || cause.status === 403);

/** The next page would be answered alike, and browsers write each refusal into the console. */
export const markRefused = (market: MarketCode) => store(keyOf(market), true, 'session');

export const isRefused = (market: MarketCode) => loadStoredText(keyOf(market), 'session') !== undefined;

/** Whoever signs in, or out, comes by a page of the editor. */
export const removeRefusal = (market: MarketCode) => removeStored(keyOf(market), 'session');
