import type { Templates } from '@showroom/contracts/content/content-form';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { partsOf } from './content-parts';

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Of the texts that some language has, the share that each language of the market has. */
export function completenessOf(content: PageContent, templates: Templates, locales: readonly string[]) {
  const have = new Map(locales.map((locale) => [locale, 0]));
  let all = 0;
  for (const { part, fields } of partsOf(content, templates)) {
    for (const { symbol } of fields.filter(({ translatable }) => translatable)) {
      const given = locales.filter((locale) => isGiven(part.texts[locale]?.[symbol] ?? part.values[symbol]));
      if (given.length === 0) continue;
      all += 1;
      for (const locale of given) have.set(locale, (have.get(locale) ?? 0) + 1);
    }
  }
  return Object.fromEntries([...have].map(([locale, count]) => [locale, all === 0 ? 1 : count / all]));
}
