import type { NaasData } from '../data/load-navigation';
import { withCounts } from '../html/counts';
import { escaped } from '../html/text';
import { styleSheetLoaded } from './resources';
import '../naas.css';

/** On a header of whose links the logo alone is shown. */
export const LOGO_ONLY = 'naas-logo-only';

/**
 * The header around the service's HTML. A server's page has the style sheet before it; an open page
 * has it first, then the header.
 */
export async function headerHtml({ html, cssLink, isLogoOnly }: NaasData): Promise<string> {
  const className = isLogoOnly ? `naas ${LOGO_ONLY}` : 'naas';
  if (typeof document === 'undefined') {
    return `<link rel="stylesheet" href="${escaped(cssLink)}"><header class="${className}">${withCounts(html)}</header>`;
  }
  const [{ purified }] = await Promise.all([import('../html/purified'), styleSheetLoaded(cssLink)]);
  return `<header class="${className}">${withCounts(purified(html))}</header>`;
}
