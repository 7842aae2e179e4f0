import { MARKETS, type Market } from '@showroom/contracts/markets';

/**
 * Every address that the development site answers at: one for each market, and the bare loopback,
 * below the base path of its origin.
 */
export function siteAddresses(port: number, origin = 'http://localhost'): readonly string[] {
  const markets = Object.values<Market>(MARKETS).flatMap(({ hostLabel }) =>
    hostLabel ? [`${hostLabel}.localhost`] : [],
  );
  const base = new URL(origin).pathname.replace(/\/+$/, '');
  return ['localhost', '127.0.0.1', ...markets].map((host) => `http://${host}:${port}${base}`);
}
