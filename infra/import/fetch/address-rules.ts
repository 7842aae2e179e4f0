import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';

const PORTS: ReadonlySet<string> = new Set(['', '443', '8443']);

/** An address that is not fetched, with the reason as a sentence. */
export class RefusedAddress extends Error {}

/** `host:port` as in the list of hosts that may be fetched although they are our own. */
export function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === 'http:' ? '80' : '443')}`;
}

function bareHost({ hostname }: URL): string {
  return hostname.replaceAll(/^\[|\]$/g, '');
}

/**
 * What the text of an address tells: https, a usual port, no credentials, no address of a network
 * of our own. What a name stands for is looked at when it is connected to.
 */
export function checkedAddress(text: string, privateHosts: ReadonlySet<string>): URL {
  if (!URL.canParse(text)) throw new RefusedAddress('This is no address of the web.');
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new RefusedAddress('Files are fetched by https.');
  if (url.username !== '' || url.password !== '') {
    throw new RefusedAddress('An address must not carry a user name or a password.');
  }
  if (privateHosts.has(hostAndPort(url))) return url;
  if (url.protocol !== 'https:') throw new RefusedAddress('Files are fetched by https.');
  if (!PORTS.has(url.port)) throw new RefusedAddress(`Files are fetched from the ports 443 and 8443, not ${url.port}.`);
  const host = bareHost(url);
  if (isIP(host) !== 0 && !isPublicAddress(host))
    throw new RefusedAddress(`${host} is not an address of the internet.`);
  return url;
}
