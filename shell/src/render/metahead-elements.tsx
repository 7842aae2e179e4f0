import type { Metahead } from '@showroom/contracts/entities/metahead';
import type { ReactNode } from 'react';
import { isGated } from '../page/gated-metahead';

/** The API has cleaned it: each attribute is in double quotes. */
const ELEMENT = /<(meta|link)((?: [a-z-]+="[^"]*")*) \/>/g;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const NAMES: Readonly<Record<string, string>> = { crossorigin: 'crossOrigin', hreflang: 'hrefLang' };

/**
 * What the server writes of a page's metaheads, with the page's nonce. The browser renders none of
 * it: React leaves what it does not know in a head and at the end of a body. There scripts know
 * theirs by `data-metahead`. What needs consent is left to the browser (`page/use-metaheads`), and
 * marked, so that it is known to be there.
 */
export function metaheadElements(metaheads: readonly Metahead[], nonce: string, in_body: boolean): ReactNode {
  const here = metaheads.filter(({ attributes }) => attributes.in_body === in_body);
  return here.map((one) => (isGated(one) ? <meta key={one.id} data-gated-metahead={one.id} /> : elementOf(one, nonce)));
}

function elementOf({ id, attributes: { language, content, in_body } }: Metahead, nonce: string): ReactNode {
  if (language === 'html' && !in_body) return headElements(id, content);
  const Tag = language === 'javascript' || language === 'js-src' ? 'script' : language === 'html' ? 'div' : 'style';
  const own = { 'data-metahead': id, ...(Tag !== 'div' && { nonce }) };
  const text = language === 'js-src' ? fetching(content) : content;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API has parsed or cleaned it, and lets nothing close its element
  return <Tag key={id} {...own} dangerouslySetInnerHTML={{ __html: text }} />;
}

/**
 * A script that fetches another one, since the policy of a cached page names inline scripts alone.
 * It runs in its order once the page is parsed, and is never waited for by what is shown.
 */
function fetching(address: string): string {
  return `{
const script = document.createElement("script");
const policy = globalThis.trustedTypes?.createPolicy("metaheads", { createScriptURL: (url) => url });
const address = ${JSON.stringify(address).replaceAll('<', '\\u003c')};
script.src = policy ? policy.createScriptURL(address) : address;
script.async = false;
const add = () => document.head.append(script);
if (document.readyState === "loading") addEventListener("DOMContentLoaded", add);
else add();
}`.replaceAll('\n', '');
}

function headElements(id: string, html: string): ReactNode {
  return [...html.matchAll(ELEMENT)].map(([text, tag, attributes = '']) => {
    const given = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']): [string, string] => [
      NAMES[name] ?? name,
      value.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity),
    ]);
    const own = { ...Object.fromEntries(given), 'data-metahead': id };
    return tag === 'meta' ? <meta key={id + text} {...own} /> : <link key={id + text} {...own} />;
  });
}
