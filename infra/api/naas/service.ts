import { createHash } from 'node:crypto';
import type { NaasNavigation } from '@showroom/contracts/calls/navigation';
import type { NaasConfiguration } from '@showroom/contracts/settings/navigation';
import * as z from 'zod';
import { cleanNavigation } from './clean-navigation';
import { layeredCss } from './layered-css';

/** For the service's answer and its style sheet together. */
const DEADLINE = 1200;
const MAX_ANSWER = 256 * 1024;

const integrity = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/);
const answer = z.object({
  html: z.string().min(1),
  cssLink: z.string().min(1),
  javascriptLink: z.string().min(1).nullish(),
  cssIntegrity: integrity.nullish(),
  javascriptIntegrity: integrity.nullish(),
});

/** What a service gave for one locale, ready to be served. */
export interface ServedNavigation {
  readonly navigation: Omit<NaasNavigation, 'cssLink'>;
  readonly css: string;
  /** Names the style sheet's text. */
  readonly cssVersion: string;
}

/** Asks a navigation service, and refuses all that the market's setting does not allow. */
export async function askService(configuration: NaasConfiguration, locale: string): Promise<ServedNavigation> {
  const signal = AbortSignal.timeout(DEADLINE);
  const address = configuration.url.replaceAll('{locale}', encodeURIComponent(locale));
  const given = answer.parse(JSON.parse(await textOf(address, 'application/json', signal)));
  const link = (href: string) => listedAddress(new URL(href, address), configuration.origins);
  const stylesheet = await textOf(link(given.cssLink), 'text/css', signal);
  if (given.cssIntegrity) assertIntegrity(stylesheet, given.cssIntegrity);
  const css = layeredCss(stylesheet);
  return {
    navigation: {
      html: cleanNavigation(given.html),
      ...(given.javascriptLink && { javascriptLink: link(given.javascriptLink) }),
      ...(given.javascriptLink && given.javascriptIntegrity && { javascriptIntegrity: given.javascriptIntegrity }),
    },
    css,
    cssVersion: createHash('sha256').update(css).digest('hex').slice(0, 12),
  };
}

function listedAddress(url: URL, origins: readonly string[]): string {
  if (origins.some((origin) => new URL(origin).origin === url.origin)) return url.href;
  throw new Error(`The navigation service names ${url.origin}, which the setting does not list`);
}

/**
 * Text of an address, when it comes from there itself, as what it should be, and is not too long.
 */
async function textOf(address: string, type: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal, redirect: 'error', headers: { accept: type } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const given = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (given !== type) throw new Error(`${address} answered ${given || 'nothing'} in the place of ${type}`);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MAX_ANSWER) throw new Error(`${address} has more than ${MAX_ANSWER} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function assertIntegrity(text: string, wanted: string): void {
  const [algorithm = '', hash] = wanted.split(/-(.*)/s);
  if (createHash(algorithm).update(text).digest('base64') === hash) return;
  throw new Error('The style sheet has other bytes than the navigation service says');
}
