import { htmlWithBasePath } from '@showroom/contracts/base-path';
import { CONSENT_LINK } from '@showroom/contracts/entities/consent';
import { useMessages } from '../texts/messages';
import consentMessages from './messages/en.json';
import './ConsentGate.css';

/** The API has cleaned it: each attribute has its name, and its value in double quotes. */
const FRAME = /<iframe((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*>[\s\S]*?<\/iframe>/g;
const ATTRIBUTE = /\s([^\s=>]+)(?:="[^"]*")?/g;
const WAITING = 'data-consent-src';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function withoutAddress(attributes: string): string {
  return attributes.replaceAll(ATTRIBUTE, (attribute, name: string) => {
    if (name === WAITING) return '';
    return name === 'src' ? attribute.replace('src', WAITING) : attribute;
  });
}

/**
 * HTML of editors whose frames, which are of other sites, wait for consent: each keeps its size and
 * its address in `data-consent-src`, under a note. The shell gives it the address once it may.
 */
export function gateFrames(html: string, { hidden, change }: typeof consentMessages): string {
  if (!html.includes('<iframe')) return html;
  const note = `<span class="ui-consent-note"><span>${escaped(hidden)}</span><a class="ui-link" href="${CONSENT_LINK}">${escaped(change)}</a></span>`;
  return html.replaceAll(
    FRAME,
    (_, attributes: string) =>
      `<span class="ui-consent-frame"><iframe${withoutAddress(attributes)}></iframe>${note}</span>`,
  );
}

/** The same in the language of the page, with the site's base path in its addresses. */
export function useGatedHtml(html: string): string {
  return htmlWithBasePath(gateFrames(html, useMessages(consentMessages)));
}
