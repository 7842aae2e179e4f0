import { MARKETS, type Market } from '@showroom/contracts/markets';

/**
 * Every address that the development site answers at: one for each market, and the bare loopback.
 */
export function siteAddresses(port: number): readonly string[] {
  const markets = Object.values<Market>(MARKETS).flatMap(({ hostLabel }) =>
    hostLabel ? [`${hostLabel}.localhost`] : [],
  );
  return ['localhost', '127.0.0.1', ...markets].map((host) => `http://${host}:${port}`);
}
