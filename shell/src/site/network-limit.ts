import { networkOf } from '@showroom/contracts/http/network';
import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;
const NETWORKS = 20_000;

/** Counts what comes from each network within a minute; answers whether it is too much by now. */
export function networkLimit(perMinute: number): (address: string) => boolean {
  const byNetwork = new LRUCache<string, { count: number }>({ max: NETWORKS, ttl: MINUTE });
  return (address) => {
    const network = networkOf(address) ?? address;
    const known = byNetwork.get(network) ?? { count: 0 };
    if (known.count === 0) byNetwork.set(network, known);
    known.count += 1;
    return known.count > perMinute;
  };
}
