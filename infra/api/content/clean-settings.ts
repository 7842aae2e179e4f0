import { partOf } from '@showroom/contracts/schema/part-of';
import { cleanHtml } from './clean-html';

/** Settings whose entries have HTML in their `body`. */
const WITH_BODY: readonly string[] = ['popups.list', 'exit_popup.content', 'cookie_consent.content', 'footer.html'];

function cleanEntry(entry: unknown): unknown {
  const body = partOf(entry, 'body');
  return typeof body === 'string' ? Object.assign({}, entry, { body: cleanHtml(body, []) }) : entry;
}

/** What a market stores, with cleaned HTML: the site renders it as it is told. */
export function cleanSetting(key: string, value: unknown): unknown {
  return WITH_BODY.includes(key) && Array.isArray(value) ? value.map(cleanEntry) : value;
}
