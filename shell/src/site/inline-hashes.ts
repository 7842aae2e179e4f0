import { createHash } from 'node:crypto';

/** What a page's policy lets run and style, as sources of Content-Security-Policy. */
export interface PolicySources {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/** An inline script or style as the page has it: React escapes what could end its tag. */
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1/g;

/**
 * A page without its nonces, and the hashes of the scripts and styles that had them (CSP 3,
 * 6.7.3.3): text that is the same for everybody needs no secret. Throws where one comes from an
 * address: only a nonce can let that in.
 */
export function inlineHashes(html: string, nonce: string): { readonly text: string; readonly sources: PolicySources } {
  const attribute = ` nonce="${nonce}"`;
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (!attributes.includes(attribute)) continue;
    if (/ src=/.test(attributes))
      throw new Error(`A cached page has a script with a nonce and an address: ${attributes}`);
    sources[element === 'style' ? 'style' : 'script'].add(hashSource(asParsed(content)));
  }
  const text = html.replaceAll(attribute, '');
  if (text.includes(nonce)) throw new Error('A cached page would repeat its nonce');
  return { text, sources: { script: [...sources.script], style: [...sources.style] } };
}

/** Names an inline script or style in a policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What a browser makes of it while it parses the page (HTML, 13.2.3.5 and 13.2.5). */
function asParsed(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
}
