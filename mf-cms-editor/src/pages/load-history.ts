import type { PageContent } from '@showroom/contracts/content/page-content';
import type { Platform } from '@showroom/shared-ui/platform';
import { fetchTemplates } from '../data/content-calls';
import { fetchPage, fetchVersion, fetchVersions } from '../data/page-calls';
import type { HistoryData } from './HistoryPage';

interface Asked {
  readonly id: string;
  /** A version's number or `draft`, which is compared with the version before it. */
  readonly version: string | null;
  readonly signal: AbortSignal;
}

const EMPTY: PageContent = { values: {}, texts: {}, blocks: [] };

/** A page's history and, where one version is asked for, what it changed. */
export async function loadHistory(platform: Platform, { id, version, signal }: Asked): Promise<HistoryData> {
  const { client, market } = platform;
  const [page, versions] = await Promise.all([fetchPage(client, id, signal), fetchVersions(client, id, signal)]);
  const numbers = versions.map(({ attributes }) => attributes.version);
  const isDraft = version === 'draft';
  const asked = isDraft ? undefined : numbers.find((number) => String(number) === version);
  if (!isDraft && asked === undefined) return { page, versions, compared: undefined };
  const former = isDraft ? numbers[0] : numbers.find((number) => number < (asked ?? 0));
  const contentOf = (number: number | undefined) =>
    number === undefined ? EMPTY : fetchVersion(client, id, number, signal);
  const [before, after, templates, { differencesOf }] = await Promise.all([
    contentOf(former),
    isDraft ? page.attributes.content : contentOf(asked),
    fetchTemplates(platform, signal),
    import('./difference'),
  ]);
  const byKey = new Map(templates.map((template) => [template.key, template]));
  const differences = differencesOf(before, after, { templates: byKey, source: market.locales[0] });
  return { page, versions, compared: { version: asked, differences } };
}
