import type { Template } from '@showroom/contracts/blocks/template';
import type { EditedPage } from '@showroom/contracts/calls/pages';
import { inForm, type Templates } from '@showroom/contracts/content/content-form';
import { contentIssuesOf } from '@showroom/contracts/content/content-issues';
import { foreignOrigins } from '@showroom/contracts/content/foreign-origins';
import { type Operation, operationsOf } from '@showroom/contracts/content/operations';
import type { PageContent } from '@showroom/contracts/content/page-content';
import type { ApiConfig } from '../../api-config';
import { issueTextsFor } from '../../contract-messages';
import type { Db } from '../../database/database';
import type { Caller, Context } from '../kernel/api';
import { type FieldIssue, Refusal } from '../kernel/refusal';
import { revisionIn } from '../kernel/revision';
import { type MarketSettings, marketSettings } from '../market/market-settings';
import { predefinedLinks } from '../market/predefined-links';
import { checkContent } from './check-content';
import { type OfferedIn, offeredFrom } from './compositions';
import { findingsOf } from './findings';
import { editedPageOf, localesIn, marketOf, notFound } from './page-answers';
import { findPage, type PageChange, type StoredPage } from './page-store';
import { targetOf } from './page-target';
import { pictureTextIssues } from './picture-texts';
import { followRedirect } from './published';
import { saidBy, translateTemplate } from './template-texts';

/** Throws 403 unless the roles allow all of it. */
export function requireOperations({ roles }: Caller, operations: Iterable<Operation>): void {
  const allowed = operationsOf(roles);
  const missing = [...operations].filter((one) => !allowed.includes(one));
  if (missing.length === 0) return;
  throw new Refusal(
    403,
    'Your role does not allow this change.',
    missing.map((operation) => ({ path: operation, message: FORBIDDEN[operation] })),
  );
}

const FORBIDDEN: Readonly<Record<Operation, string>> = {
  edit_texts: 'Texts are changed by translators and editors.',
  arrange_blocks: 'Blocks are added, moved and set up by editors.',
  edit_restricted: 'This block is changed by managers and administrators.',
  edit_page: 'Address, colors and search engines are set by managers and administrators.',
  create_page: 'Pages are begun by editors.',
  publish: 'Pages are published by editors.',
  unpublish: 'Pages are disabled by managers and administrators.',
  delete_page: 'Pages are deleted by managers and administrators.',
};

export const whoOf = ({ subject }: Caller) => subject ?? '';

interface Asked {
  readonly params: { readonly id: string };
  readonly headers: { readonly 'if-match': string };
  readonly caller: Caller;
}

/** What every call about pages begins and ends with. */
export class PageEditing {
  readonly db: Db;
  readonly config: ApiConfig;
  readonly offeredIn: OfferedIn;
  readonly settingsOf: MarketSettings;
  readonly linksOf: ReturnType<typeof predefinedLinks>;

  constructor(context: Context) {
    const { config, database } = context;
    this.db = database.db;
    this.config = config;
    this.linksOf = predefinedLinks(context);
    this.settingsOf = marketSettings(context);
    this.offeredIn = offeredFrom(config.REGISTRY_URL);
  }

  async templatesOf(market: string): Promise<Templates> {
    return (await this.offeredIn(market)).templates;
  }

  /** The templates as somebody reads them: in their language where the remotes know it. */
  async templatesIn(market: string, locale: string): Promise<Templates> {
    const { templates, texts } = await this.offeredIn(market);
    const [language = ''] = locale.split('-');
    const translated = ([key, template]: readonly [string, Template]) =>
      [key, translateTemplate(template, saidBy(texts.get(key)?.[language] ?? {}))] as const;
    return new Map([...templates].map(translated));
  }

  /** Pages open without a registry as well: then nobody knows how complete they are. */
  templatesOrNone(market: string): Promise<Templates> {
    return this.templatesOf(market).catch(() => new Map());
  }

  /** A page of a market that is not theirs is none. */
  async ownPage(id: string, caller: Caller): Promise<StoredPage> {
    const page = await findPage(this.db, id);
    if (!page || !caller.markets.has(page.row.market)) throw notFound();
    return page;
  }

  /** The page that somebody wants to change, who may, from the revision that they have seen. */
  async changeOf(
    { params, headers, caller }: Asked,
    operation: Operation,
    action: PageChange['action'],
  ): Promise<PageChange> {
    const page = await this.ownPage(params.id, caller);
    requireOperations(caller, [operation]);
    return { page, revision: revisionIn(headers), who: whoOf(caller), action };
  }

  async answer(page: StoredPage, caller: Caller): Promise<{ data: EditedPage }> {
    return { data: editedPageOf(page, await this.templatesOrNone(page.row.market), caller) };
  }

  /** What somebody wrote of a page: as it may be stored, with what keeps it from that. */
  async checked({ row, content: before }: StoredPage, given: PageContent) {
    const [templates, locales] = [await this.templatesOf(row.market), localesIn(row.market)];
    const stored = inForm(before, templates, locales);
    const origins = foreignOrigins(await this.settingsOf(marketOf(row.market)));
    return { stored, templates, ...checkContent(given, { templates, locales, origins, stored }) };
  }

  /** The page in its form. Throws 422 when something is missing that visitors must not miss. */
  async wholePage(page: StoredPage): Promise<StoredPage> {
    const { market } = page.row;
    const [templates, locales] = [await this.templatesOf(market), localesIn(market)];
    const content = inForm(page.content, templates, locales);
    const rules = { texts: issueTextsFor('en'), templates, locales, isWhole: true, stored: content };
    const issues = contentIssuesOf(content, rules);
    if (issues.length > 0) throw new Refusal(422, 'Something is missing before this can be published.', issues);
    const pictures = await pictureTextIssues(this.db, content, { templates, locales });
    if (pictures.length > 0) throw new Refusal(422, 'Pictures say nothing to people who do not see them.', pictures);
    const loop = await this.loopIssues(page, content);
    if (loop.length > 0) throw new Refusal(422, 'Visitors would not arrive anywhere.', loop);
    return { ...page, content };
  }

  /** What visitors of the page as it stands would miss, where somebody decides about it. */
  async findings({ row, content: stored }: StoredPage, locale = 'en'): Promise<readonly FieldIssue[]> {
    const market = marketOf(row.market);
    const [{ mounts }, templates] = [await this.offeredIn(market), await this.templatesIn(market, locale)];
    const locales = localesIn(market);
    const links = await this.linksOf(market);
    const content = inForm(stored, templates, locales);
    const { 'content.script_budget': scriptBudget } = await this.settingsOf(market);
    const rules = { locale, templates, locales, mounts, links, scriptBudget };
    return findingsOf(this.db, { market, path: row.path, content }, rules);
  }

  /** Throws 422 for what is found on the page, unless there is a reason to publish it. */
  async requireReason(page: StoredPage, reason: string | undefined): Promise<void> {
    if (reason !== undefined) return;
    const findings = await this.findings(page);
    if (findings.length > 0) throw new Refusal(422, 'Published all the same, it needs a reason.', findings);
  }

  /** A page that leads on must not lead back to itself, whatever redirects stand in between. */
  private async loopIssues({ row }: StoredPage, content: PageContent): Promise<readonly FieldIssue[]> {
    const { redirect_path: to, link_type } = targetOf(content);
    if (to === '') return [];
    const redirect = { id: row.id, type: 'redirect' as const, attributes: { to, http_code: 301, link_type } };
    const followed = await followRedirect(this.db, marketOf(row.market), row.path, redirect);
    if ('end' in followed) return [];
    return [{ path: 'values.redirect_path', message: `It ${followed.problem}: ${followed.chain.join(' → ')}` }];
  }
}
