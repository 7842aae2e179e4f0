import ipaddr from 'ipaddr.js';

/**
 * Bits of an IPv6 address that a provider gives one customer (RFC 6177): the rest they choose
 * themselves.
 */
const CUSTOMER_BITS = 64;

/**
 * Whom limits count an address for: an IPv4 address itself, the /64 of an IPv6 one. Undefined for
 * one's own machine, where development, tests and benchmarks are; what is no address counts as it
 * is.
 */
export function networkOf(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return undefined;
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${CUSTOMER_BITS}`).toString()}/${CUSTOMER_BITS}`;
}
