import type { Templates } from '@showroom/contracts/content/content-form';
import { type ContentBlock, contentBlock, type Translated } from '@showroom/contracts/content/page-content';
import * as z from 'zod/mini';

/** A block as text of the clipboard: for another page, market or site. */
const copiedBlock = z.object({
  format: z.literal('showroom-block'),
  version: z.literal(1),
  /** Languages of the market that it comes from, its first one first. */
  locales: z.array(z.string()),
  block: contentBlock,
});
type CopiedBlock = z.output<typeof copiedBlock>;

export function blockAsText(block: ContentBlock, locales: readonly string[]): string {
  const copied: CopiedBlock = { format: 'showroom-block', version: 1, locales: [...locales], block };
  return JSON.stringify(copied);
}

interface Target {
  readonly templates: Templates;
  /** Languages of the market that it comes to, its first one first. */
  readonly locales: readonly string[];
  readonly mayAddRestricted: boolean;
}

/**
 * The block of a text, named anew and in the market's languages; a sentence where it cannot stand
 * on the page, undefined for a text that is none.
 */
export function blockFromText(text: string, target: Target): ContentBlock | string | undefined {
  const parsed = copiedBlock.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const { block } = parsed.data;
  const template = target.templates.get(block.template);
  if (!template) return `This market has no block ${block.template}.`;
  if (template.restricted && !target.mayAddRestricted) return `${template.name} is added by managers.`;
  if (block.template_version > template.version) return `${template.name} was copied from a newer version of the site.`;
  const position = crypto.randomUUID();
  const { languages: _, ...rest } = inLanguages(block, parsed.data, target.locales);
  return {
    ...rest,
    id: crypto.randomUUID(),
    positions: [{ id: position, sequence: 0 }],
    active_positions: block.active_positions.length > 0 ? [position] : [],
    groups: block.groups.map((group) => ({
      ...inLanguages(group, parsed.data, target.locales),
      id: crypto.randomUUID(),
    })),
  };
}

/**
 * Texts in the market's own languages: those of the same language and, in its first one, where
 * there are none, those of the first language that it was written in.
 */
function inLanguages<T extends Translated>(part: T, { locales: former }: CopiedBlock, locales: readonly string[]): T {
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
