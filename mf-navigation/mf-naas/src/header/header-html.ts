import type { NaasData } from '../data/load-navigation';
import { withCounts } from '../html/counts';
import { escaped } from '../html/text';
import { styleSheetLoaded } from './resources';
import '../naas.css';

/**
 * The header around the service's HTML. A server's page has the style sheet before it; an open page
 * has it first, then the header.
 */
export async function headerHtml({ html, cssLink }: NaasData): Promise<string> {
  if (typeof document === 'undefined') {
    return `<link rel="stylesheet" href="${escaped(cssLink)}"><header class="naas">${withCounts(html)}</header>`;
  }
  const [{ purified }] = await Promise.all([import('../html/purified'), styleSheetLoaded(cssLink)]);
  return `<header class="naas">${withCounts(purified(html))}</header>`;
}
