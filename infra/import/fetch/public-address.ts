import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IANA's special-purpose registries: what is not for everybody on the internet. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/**
 * Of IPv6 only 2000::/3 is given out; inside of it these carry something else, some of them IPv4
 * addresses.
 */
const GIVEN_OUT_V6 = '2000::/3';
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const;

function listOf(family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', prefix = ''] = subnet.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}

const specialV4 = listOf('ipv4', SPECIAL_V4);
const givenOutV6 = listOf('ipv6', [GIVEN_OUT_V6]);
const specialV6 = listOf('ipv6', SPECIAL_V6);

/**
 * Whether an IP address is one that anybody on the internet can reach, and not one of our own
 * network.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialV4.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  return givenOutV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
}
