import type { Metahead } from '@showroom/contracts/entities/metahead';
import { lightMetahead } from './gated-metahead';
import { isPageData, type PageData } from './page-data';

/** The metaheads of all pages, as pages of remotes carry them. */
export interface RemotePageData {
  readonly metaheads: readonly Metahead[];
}

function isRemotePageData(value: unknown): value is RemotePageData {
  return typeof value === 'object' && value !== null && 'metaheads' in value && Array.isArray(value.metaheads);
}

/** Whether a route's data say which metaheads its page has. */
export function hasMetaheads(data: unknown): data is PageData | RemotePageData {
  return isPageData(data) || isRemotePageData(data);
}

export function metaheadsOf(data: unknown): readonly Metahead[] {
  if (isPageData(data)) return data.attributes.metaheads ?? [];
  return isRemotePageData(data) ? data.metaheads : [];
}

/** As the browser needs them: their content stands in the HTML, but for what runs once more. */
export function forBrowserMetaheads(data: unknown): unknown {
  if (!isRemotePageData(data)) return data;
  const metaheads = data.metaheads.map((one) => (one.attributes.reload_on_each_page ? one : lightMetahead(one)));
  return { metaheads };
}
