import type { Templates } from '@showroom/contracts/content/content-form';
import { type ContentBlock, contentBlock, type Translated } from '@showroom/contracts/content/page-content';
import { fillText } from '@showroom/contracts/fill-text';
import { parseJson } from '@showroom/contracts/schema/parse-json';
import * as z from 'zod/mini';
import type blockMessages from './messages/blocks/en.json';

/** Blocks as text of the clipboard: for another page, market or site. */
const copiedBlocks = z.object({
  format: z.literal('showroom-blocks'),
  version: z.literal(1),
  /** Languages of the market that it comes from, its first one first. */
  locales: z.array(z.string()),
  blocks: z.array(contentBlock).check(z.minLength(1)),
});
type CopiedBlocks = z.output<typeof copiedBlocks>;

export function blocksAsText(blocks: readonly ContentBlock[], locales: readonly string[]): string {
  const copied: CopiedBlocks = { format: 'showroom-blocks', version: 1, locales: [...locales], blocks: [...blocks] };
  return JSON.stringify(copied);
}

interface Target {
  readonly templates: Templates;
  /** Languages of the market that it comes to, its first one first. */
  readonly locales: readonly string[];
  readonly mayAddRestricted: boolean;
  readonly texts: typeof blockMessages;
}

/**
 * The blocks of a text, named anew and in the market's languages; a sentence where one cannot stand
 * on the page, undefined for a text that has none.
 */
export function blocksFromText(text: string, target: Target): readonly ContentBlock[] | string | undefined {
  const parsed = copiedBlocks.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const blocks: ContentBlock[] = [];
  for (const block of parsed.data.blocks) {
    const own = blockFor(target, block, parsed.data);
    if (typeof own === 'string') return own;
    blocks.push(own);
  }
  return blocks;
}

function blockFor(target: Target, block: ContentBlock, copied: CopiedBlocks): ContentBlock | string {
  const { texts } = target;
  const template = target.templates.get(block.template);
  if (!template) return fillText(texts.paste_unknown, { block: block.template });
  if (template.restricted && !target.mayAddRestricted)
    return fillText(texts.paste_restricted, { block: template.name });
  if (block.template_version > template.version) return fillText(texts.paste_newer, { block: template.name });
  const position = crypto.randomUUID();
  const { languages: _, ...rest } = inLanguages(block, copied, target.locales);
  return {
    ...rest,
    id: crypto.randomUUID(),
    positions: [{ id: position, sequence: 0 }],
    active_positions: block.active_positions.length > 0 ? [position] : [],
    groups: block.groups.map((group) => ({
      ...inLanguages(group, copied, target.locales),
      id: crypto.randomUUID(),
    })),
  };
}

/**
 * Texts in the market's own languages: those of the same language and, in its first one, where
 * there are none, those of the first language that it was written in.
 */
function inLanguages<T extends Translated>(part: T, { locales: former }: CopiedBlocks, locales: readonly string[]): T {
  const [first] = locales;
  const textsOf = (locale: string) => {
    const [language] = locale.split('-');
    const same = Object.keys(part.texts).find((one) => one === locale || one.split('-')[0] === language);
    const found = same ?? (locale === first ? former[0] : undefined);
    return found === undefined ? undefined : part.texts[found];
  };
  const texts = locales.flatMap((locale) => {
    const own = textsOf(locale);
    return own ? [[locale, own] as const] : [];
  });
  return { ...part, texts: Object.fromEntries(texts) };
}
