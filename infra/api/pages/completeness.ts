import type { Field } from '@showroom/contracts/blocks/template';
import type { Templates } from '@showroom/contracts/content/content-form';
import type { PageContent, Translated } from '@showroom/contracts/content/page-content';
import { PAGE_TEMPLATE } from '@showroom/contracts/content/page-template';

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Parts of a page with the fields of their templates. */
function partsOf(content: PageContent, templates: Templates): readonly (readonly [Translated, readonly Field[]])[] {
  const inBlocks = content.blocks.flatMap((block) => {
    const template = templates.get(block.template);
    if (!template) return [];
    const groups = block.groups.map((group) => [group, template.field_groups_template ?? []] as const);
    return [[block, template.fields] as const, ...groups];
  });
  return [[content, PAGE_TEMPLATE.fields], ...inBlocks];
}

/** Of the texts that some language has, the share that each language of the market has. */
export function completenessOf(content: PageContent, templates: Templates, locales: readonly string[]) {
  const have = new Map(locales.map((locale) => [locale, 0]));
  let all = 0;
  for (const [part, fields] of partsOf(content, templates)) {
    for (const { symbol } of fields.filter(({ translatable }) => translatable)) {
      const given = locales.filter((locale) => isGiven(part.texts[locale]?.[symbol] ?? part.values[symbol]));
      if (given.length === 0) continue;
      all += 1;
      for (const locale of given) have.set(locale, (have.get(locale) ?? 0) + 1);
    }
  }
  return Object.fromEntries([...have].map(([locale, count]) => [locale, all === 0 ? 1 : count / all]));
}
