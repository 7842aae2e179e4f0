import { siteOriginOf } from '@showroom/contracts/markets';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { Footer, type FooterData } from '../footer/Footer';

export const kind = 'react';
export const Component = Footer;

/** The year comes with the data, so that server and browser write the same one. */
export async function load({ platform, url, signal }: LoadInput<Record<string, never>>): Promise<FooterData> {
  const { loadNavEntries } = await import('../data/nav-entries');
  const entries = await loadNavEntries(platform, signal, ['footer-top', 'footer-medium', 'footer-bottom']);
  return { entries, year: new Date().getFullYear(), origin: siteOriginOf(url, platform.market) };
}
