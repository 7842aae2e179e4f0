import type { Templates } from '@showroom/contracts/content/content-form';
import { pathOfValue } from '@showroom/contracts/content/content-issues';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { kilobytes, pageScripts } from '@showroom/contracts/content/page-scripts';
import { pageFieldsIn } from '@showroom/contracts/content/page-template';
import { isSafeRedirect, redirectPath } from '@showroom/contracts/entities/redirect-target';
import { fillText } from '@showroom/contracts/fill-text';
import type { MarketCode } from '@showroom/contracts/markets';
import { issueTextsFor, pageFieldTextsFor } from '../../contract-messages';
import type { Db } from '../../database/database';
import type { FieldIssue } from '../kernel/refusal';
import type { PredefinedLinks } from '../market/predefined-links';
import { linksIn, type PlacedLink } from './content-links';
import { type ContentPart, isShown, localesInUse, localesOfPart, partsOf } from './content-parts';
import { isAnswered, withoutLanguage } from './published';

interface Judged {
  readonly market: MarketCode;
  readonly path: string;
  /** In its form. */
  readonly content: PageContent;
}

interface Rules {
  /** Of who reads what is found. */
  readonly locale: string;
  /** Named in that language. */
  readonly templates: Templates;
  /** The market's languages, its first one first. */
  readonly locales: readonly string[];
  /** Route prefixes of the market's remotes. */
  readonly mounts: readonly string[];
  readonly links: PredefinedLinks;
  /** Kilobytes of scripts that its blocks may have browsers fetch; 0 for any. */
  readonly scriptBudget: number;
}

/**
 * What visitors of a page would miss and somebody may decide to publish all the same: links that
 * lead nowhere, texts that a language lacks in which the rest of the page is written, and the time
 * that too many scripts take.
 */
export async function findingsOf(db: Db, page: Judged, rules: Rules): Promise<readonly FieldIssue[]> {
  const pageFields = pageFieldsIn(pageFieldTextsFor(rules.locale));
  const parts = partsOf(page.content, rules.templates, pageFields).filter(isShown);
  const written = localesInUse(page.content, rules.locales);
  const missing = parts.flatMap((part) => translationFindings(part, localesOfPart(part, written), rules));
  const links = await linkFindings(db, page, parts.flatMap(linksIn), rules);
  return [...missing, ...links, ...scriptFindings(page.content, rules)];
}

/** Of blocks that are too much together, the one that adds most. */
function scriptFindings(content: PageContent, { locale, templates, scriptBudget }: Rules): FieldIssue[] {
  const { bytes, added } = pageScripts(content, templates);
  if (scriptBudget === 0 || bytes <= scriptBudget * 1000) return [];
  const [[heaviest = '', most = 0] = []] = [...added].sort(([, one], [, other]) => other - one);
  const index = content.blocks.findIndex(({ template }) => template === heaviest);
  const sizes = { total: kilobytes(bytes), budget: scriptBudget, most: kilobytes(most) };
  return [{ path: `blocks.${index}`, message: fillText(issueTextsFor(locale).scripts, sizes) }];
}

/** A language as somebody calls it who reads another one. */
const nameOf = (locale: string, reader: string) =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(new Intl.Locale(locale).language) ?? locale;

/** A text that somebody emptied is none that is missing. */
function translationFindings(
  { part, fields, prefix }: ContentPart,
  shown: readonly string[],
  { locale: reader, locales: [source = ''] }: Rules,
): FieldIssue[] {
  const has = (locale: string, symbol: string) => part.texts[locale]?.[symbol] !== undefined;
  const isSaid = (symbol: string) => {
    const value = part.texts[source]?.[symbol];
    return value !== undefined && value !== null && value !== '';
  };
  const said = fields.filter(
    ({ translatable, symbol }) => translatable && isSaid(symbol) && part.values[symbol] === undefined,
  );
  return shown.flatMap((locale) => {
    const lacking = said.filter(({ symbol }) => !has(locale, symbol));
    const [first] = lacking;
    if (!first) return [];
    const labels = new Intl.ListFormat(reader).format(lacking.map(({ label }) => label));
    const what = { fields: labels, language: nameOf(locale, reader) };
    return [{ path: pathOfValue(prefix, first, locale), message: fillText(issueTextsFor(reader).untranslated, what) }];
  });
}

/** Addresses that are no pages: files, and what the site itself answers. */
const NO_PAGE = /^\/(platform|media|naas|assets|auth|health|site-map|gallery|releases|cms|admin)(\/|$)/;

const isBelow = (path: string, mounts: readonly string[]) =>
  mounts.some((mount) => path === mount || path.startsWith(`${mount}/`));

/** The page of the site that an address leads to; nothing for one elsewhere or for itself. */
function pathTo(to: string, { market, path }: Judged): string | undefined {
  if (!isSafeRedirect({ to, link_type: 'internal' })) return undefined;
  const target = withoutLanguage(market, redirectPath(to));
  return target === path || target === undefined || NO_PAGE.test(target) ? undefined : target;
}

const isName = (address: string) => !/^[/#?]|^[a-z][a-z0-9+.-]*:/i.test(address);

async function linkFindings(
  db: Db,
  page: Judged,
  links: readonly PlacedLink[],
  { locale, mounts, links: predefined }: Rules,
): Promise<FieldIssue[]> {
  const placed = links.map(({ path, address }) => ({ path, address, to: predefined.url(address) }));
  const paths = new Set(placed.flatMap(({ to }) => (isName(to) ? [] : (pathTo(to, page) ?? []))));
  const missing = new Set<string>();
  for (const path of paths) {
    if (!isBelow(path, mounts) && !(await isAnswered(db, page.market, path))) missing.add(path);
  }
  const texts = issueTextsFor(locale);
  return placed.flatMap(({ path, address, to }) => {
    if (isName(to)) return [{ path, message: fillText(texts.no_address, { address }) }];
    const target = pathTo(to, page);
    if (target === undefined || !missing.has(target)) return [];
    return [{ path, message: fillText(texts.no_page, { path: target }) }];
  });
}
