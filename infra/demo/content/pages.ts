import { isDeepStrictEqual } from 'node:util';
import type { ContentBlock, FieldValues, PageContent, Translated } from '@showroom/contracts/content/page-content';
import { blockContent } from '@showroom/contracts/entities/page';
import type { Market } from '@showroom/contracts/markets';
import * as z from 'zod';
import { loadFolder } from '../data';
import { driverIn } from '../stock/markets';
import { retailersOf } from '../stock/retailers';
import { fill } from './fill';
import { formsIn } from './forms';
import { languageOf, textsIn } from './texts';

/** A page in one language, before it has a market. */
const page = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().default(''),
  /** Of an article, the day that it tells news of. */
  date: z.string().default(''),
  blocks: z.array(z.object({ template: z.string(), content: blockContent })),
});
export type PageDraft = z.output<typeof page>;

/** What has no words to translate is stored once, for a market's first locale. */
const TEMPLATES = [...loadFolder('content/pages', z.looseObject({ once: z.boolean().default(false) })).values()];
const BLOCKS = Object.fromEntries(loadFolder('content/blocks', z.unknown()));

/** The pages of a market in one of its locales. */
export function pagesIn(locale: string, market: Market): PageDraft[] {
  const { code, locales } = market;
  const forms = Object.fromEntries(formsIn(market).map(({ id, definition }) => [definition.type, id]));
  const scope = {
    ...textsIn(languageOf(locale)),
    blocks: BLOCKS,
    locale,
    // The town has a retailer, an example of what one may look for.
    market: { town: retailersOf(code)[0]?.city ?? '', driver: driverIn(code), forms },
  };
  return TEMPLATES.filter(({ once }) => !once || locale === locales[0]).map((template) =>
    page.parse(fill(template, scope)),
  );
}

/** What all languages say alike is a value of all, the rest are texts of each. */
function translated(byLocale: InEach<FieldValues>): Translated {
  const [first = {}, ...others] = byLocale.values();
  const isCommon = (symbol: string) => others.every((own) => isDeepStrictEqual(own[symbol], first[symbol]));
  const pick = (own: FieldValues, wanted: (symbol: string) => boolean) =>
    Object.fromEntries(Object.entries(own).filter(([symbol]) => wanted(symbol)));
  const texts = [...byLocale].map(([locale, own]) => [locale, pick(own, (symbol) => !isCommon(symbol))] as const);
  return {
    values: pick(first, isCommon),
    texts: Object.fromEntries(texts.filter(([, own]) => Object.keys(own).length > 0)),
  };
}

const groups = z.array(z.record(z.string(), z.unknown())).catch([]);

type DraftBlock = PageDraft['blocks'][number];

/** A draft's blocks by names that languages have in common: the n-th block of a template. */
function blocksById({ blocks }: PageDraft): ReadonlyMap<string, DraftBlock> {
  const counts = new Map<string, number>();
  return new Map(
    blocks.map((block) => {
      const count = (counts.get(block.template) ?? 0) + 1;
      counts.set(block.template, count);
      return [`${block.template}-${count}`, block];
    }),
  );
}

/** What one of several languages says. */
type InEach<T> = ReadonlyMap<string, T>;

function inEach<T, U>(values: InEach<T>, of: (value: T) => U): InEach<U> {
  return new Map([...values].map(([locale, value]) => [locale, of(value)]));
}

const groupsOf = ({ content }: DraftBlock) => groups.parse(content['groups']);

function blockOf(id: string, sequence: number, drafts: InEach<DraftBlock>): Omit<ContentBlock, 'languages'> {
  const [first] = drafts.values();
  const values = inEach(drafts, ({ content: { groups: _, ...own } }) => own);
  return {
    id,
    template: first?.template ?? '',
    template_version: 1,
    positions: [{ id, sequence }],
    active_positions: [id],
    ...translated(values),
    groups: (first ? groupsOf(first) : []).map((_, at) => ({
      id: `group-${at + 1}`,
      ...translated(inEach(drafts, (draft) => groupsOf(draft)[at] ?? {})),
    })),
  };
}

/** One page from its drafts; a block that not all languages have is shown in those that do. */
function contentOf(drafts: InEach<PageDraft>): PageContent {
  const byId = inEach(drafts, blocksById);
  const ids = new Set([...byId.values()].flatMap((blocks) => [...blocks.keys()]));
  const blocks = [...ids].map((id, index) => {
    const own = [...byId].flatMap(([locale, all]): [string, DraftBlock][] => {
      const block = all.get(id);
      return block ? [[locale, block]] : [];
    });
    const block = blockOf(id, index + 1, new Map(own));
    return own.length < drafts.size ? { ...block, languages: own.map(([locale]) => locale) } : block;
  });
  const about = inEach(drafts, ({ title, description, image, date }) => ({
    title,
    meta_title: title,
    meta_description: description,
    external_meta_image: image,
    ...(date !== '' && { news_date: date }),
    theme: 'white-theme',
  }));
  return { ...translated(about), blocks };
}

/** The pages of a market in all of its languages. */
export function pagesOf(market: Market): { readonly path: string; readonly content: PageContent }[] {
  const byPath = new Map<string, Map<string, PageDraft>>();
  for (const locale of market.locales) {
    for (const draft of pagesIn(locale, market)) {
      byPath.set(draft.path, (byPath.get(draft.path) ?? new Map()).set(locale, draft));
    }
  }
  return [...byPath].map(([path, drafts]) => ({ path, content: contentOf(drafts) }));
}
