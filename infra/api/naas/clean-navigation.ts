import sanitizeHtml from 'sanitize-html';
import { EDITOR_ATTRIBUTES, EDITOR_SCHEMES, EDITOR_TAGS, REFERENCES, safeTarget } from '../content/clean-html';

const TAGS = [...EDITOR_TAGS.filter((tag) => !['iframe', 'video', 'audio', 'track'].includes(tag)), 'button'];

const EVERYWHERE = [
  ...EDITOR_ATTRIBUTES['*'].filter((name) => name !== 'data-*'),
  ...['popover', 'tabindex'],
  ...['data-naas-*'],
];

/**
 * Attributes that name an element: names of the service's own, so that they mean nothing else of
 * the page.
 */
const NAMES = [...REFERENCES, 'id', 'popovertarget', 'name'];
const OWN_NAME = /^naas-[\w-]+$/;

function ownNames(_tag: string, { ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  for (const name of NAMES) if (!OWN_NAME.test(attribs[name] ?? '')) delete attribs[name];
  // Focus goes in the order of the page.
  if (attribs['tabindex'] !== '0' && attribs['tabindex'] !== '-1') delete attribs['tabindex'];
  return attribs;
}

/** A button does nothing by itself: without a type it would send a form. */
function plainButton(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return { ...attribs, type: 'button' };
}

/**
 * HTML of a navigation service by the rules for editors' HTML, and what a navigation needs beside
 * it; nothing in it runs.
 */
export function cleanNavigation(html: string): string {
  const cleaned = sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      ...EDITOR_ATTRIBUTES,
      '*': EVERYWHERE,
      button: ['type', 'popovertarget', 'popovertargetaction'],
      details: ['open', 'name'],
      iframe: [],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
    allowedSchemesByTag: EDITOR_SCHEMES,
    allowProtocolRelative: false,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: ownNames(tagName, attribs) }),
      a: (tagName, attribs) => safeTarget(tagName, ownNames(tagName, attribs)),
      button: (tagName, attribs) => ({ tagName, attribs: plainButton(ownNames(tagName, attribs)) }),
    },
  });
  return cleaned.trim();
}
