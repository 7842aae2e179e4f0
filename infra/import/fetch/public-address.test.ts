import { isPublicAddress } from './public-address';

test.each([
  '93.184.215.14',
  '1.1.1.1',
  '100.63.255.255',
  '172.32.0.1',
  '192.169.0.1',
  '2606:2800:220:1::1',
  '2a00:1450::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['this host', '0.0.0.0'],
  ['our own machine', '127.0.0.1'],
  ['our own machine', '127.255.255.254'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ["a carrier's network", '100.64.0.1'],
  ["a cloud's metadata", '169.254.169.254'],
  ['a benchmark', '198.18.0.1'],
  ['an example', '203.0.113.9'],
  ['many hosts', '224.0.0.1'],
  ['all hosts', '255.255.255.255'],
  ['our own machine', '::1'],
  ['no host', '::'],
  ['our own machine in IPv6', '::ffff:127.0.0.1'],
  ['a public IPv4 address in IPv6', '::ffff:1.1.1.1'],
  ['our own machine behind NAT64', '64:ff9b::7f00:1'],
  ['our own machine by 6to4', '2002:7f00:1::'],
  ['a private network by Teredo', '2001:0:a00::1'],
  ['a unique local address', 'fd00::1'],
  ['a link', 'fe80::1'],
  ['a link with its zone', 'fe80::1%eth0'],
  ['many hosts', 'ff02::1'],
  ['an example', '2001:db8::1'],
  ['no address at all', 'localhost'],
  ['an octal number', '0177.0.0.1'],
  ['nothing', ''],
])('%s is not public: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
