import { safeHref } from '@showroom/shared-ui/safe-href';
import { escaped } from './text';

interface Retailer {
  readonly name: string;
  readonly url: string;
}

/**
 * Cleaned HTML with the retailer's name and address in their places; neither can become markup or
 * an address that runs.
 */
export function filled(html: string, { name, url }: Retailer): string {
  const href = safeHref(url) ?? '/';
  const inAddress = (value: string) =>
    value
      .replaceAll('{retailer_url}', () => escaped(href))
      .replaceAll('{retailer_name}', () => encodeURIComponent(name));
  return html
    .replace(/(\s(?:href|src)=")([^"]*)/g, (_, start: string, value: string) => start + inAddress(value))
    .replaceAll('{retailer_name}', () => escaped(name))
    .replaceAll('{retailer_url}', () => escaped(href));
}
