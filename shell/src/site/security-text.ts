import { MARKET_CODES, MARKETS, siteUrlOf } from '@showroom/contracts/markets';
import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from './config';

const PATH = '/.well-known/security.txt';
/**
 * RFC 9116 (2.5.5) recommends less than a year; half of one, so that a copy that nobody renews is
 * not trusted for long.
 */
const VALID_DAYS = 180;
const DAY = 86_400_000;

type Options = Pick<SiteConfig, 'securityContact' | 'siteOrigin'>;

/** To whom somebody reports a weakness of the site (RFC 9116). */
function securityText({ siteOrigin }: Options, contact: string, now: Date): string {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY).toISOString()}`,
    'Preferred-Languages: en',
    // A file that was found at another address than these is not ours.
    ...MARKET_CODES.map((code) => `Canonical: ${siteUrlOf(siteOrigin, MARKETS[code])}${PATH}`),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * `/.well-known/security.txt`; without a contact there is none, since a file without one says
 * nothing.
 */
export function registerSecurityText(app: FastifyInstance, config: Options, now: () => Date = () => new Date()): void {
  app.get(PATH, (_request, reply) => {
    const { securityContact } = config;
    if (securityContact === undefined) return reply.code(404).send({ status: 404, title: 'No contact is configured' });
    return reply
      .headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(securityText(config, securityContact, now()));
  });
}
