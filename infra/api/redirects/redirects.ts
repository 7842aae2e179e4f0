import {
  createRedirect,
  deleteRedirect,
  type EditedRedirect,
  listRedirects,
  type RedirectPlan,
  updateRedirect as updateCall,
} from '@showroom/contracts/calls/redirects';
import { isPattern } from '@showroom/contracts/entities/redirect-pattern';
import { isSafeRedirect } from '@showroom/contracts/entities/redirect-target';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKET_CODES, MARKETS, type MarketCode, siteUrlOf } from '@showroom/contracts/markets';
import type { Api, Caller, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { revisionIn } from '../kernel/revision';
import {
  addRedirect,
  type FoundRedirect,
  findRedirectById,
  ITEMS,
  removeRedirect,
  type Seen,
  searchRedirects,
  updateRedirect,
} from './redirect-store';

const notFound = () => new ShowroomError('page.not-found', { status: 404 });

const marketOf = (row: FoundRedirect): MarketCode => {
  const market = MARKET_CODES.find((code) => code === row.market);
  if (!market) throw notFound();
  return market;
};

function redirectAnswer(row: FoundRedirect): EditedRedirect {
  const { id, path, to, http_code, link_type, revision, is_hidden, author, saved_at } = row;
  const written = { author, saved_at: new Date(saved_at).toISOString() };
  return {
    id,
    type: 'edited_redirect',
    attributes: { market: marketOf(row), path, to, http_code, link_type, revision, is_hidden, ...written },
  };
}

/** Serves redirects to whoever answers for a market. */
export function redirects(api: Api, { config, database: { db } }: Context): void {
  implement(api, listRedirects, async ({ query: { market, q = '', page = 1 } }) => {
    const { total, rows } = await searchRedirects(db, market, q.trim(), page);
    const meta = { total, page, pages: Math.max(1, Math.ceil(total / ITEMS)), items: ITEMS };
    return { data: rows.map(redirectAnswer), meta };
  });

  implement(api, createRedirect, async ({ body: { market, ...plan }, caller }) => {
    refuseTarget(plan, siteUrlOf(config.SITE_ORIGIN, MARKETS[market]));
    return { data: redirectAnswer(await addRedirect(db, market, plan, caller.subject ?? '')) };
  });

  /** A redirect of a market that is not theirs is none. */
  async function seenBy(asked: {
    readonly params: { readonly id: string };
    readonly headers: { readonly 'if-match': string };
    readonly caller: Caller;
  }): Promise<Seen> {
    const row = await findRedirectById(db, asked.params.id);
    if (!row || !asked.caller.markets.has(row.market)) throw notFound();
    const revision = revisionIn(asked.headers);
    return { id: row.id, path: row.path, market: marketOf(row), revision, who: asked.caller.subject ?? '' };
  }

  implement(api, updateCall, async ({ body, ...asked }) => {
    const seen = await seenBy(asked);
    refuseTarget(body, siteUrlOf(config.SITE_ORIGIN, MARKETS[seen.market]));
    return { data: redirectAnswer(await updateRedirect(db, seen, body)) };
  });

  implement(api, deleteRedirect, async (asked) => {
    await removeRedirect(db, await seenBy(asked));
    return undefined;
  });
}

const TARGETS: Readonly<Record<RedirectPlan['link_type'], string>> = {
  internal: 'A page of the site is written as its path, such as /offers.',
  file: 'A file of the site is written as its path, such as /media/brochure.pdf.',
  external: 'An address elsewhere begins with https:// or http://.',
};

/** Throws 422 where visitors must not be sent. */
function refuseTarget(plan: RedirectPlan, site: string): void {
  const message = targetIssue(plan, site);
  if (message === undefined) return;
  throw new Refusal(422, 'A redirect cannot lead there.', [{ path: 'to', message }]);
}

function targetIssue({ path, to, link_type }: RedirectPlan, site: string): string | undefined {
  const isElsewhere = !to.startsWith('/');
  if (!isSafeRedirect({ to, link_type }) || isElsewhere !== (link_type === 'external')) return TARGETS[link_type];
  if (isElsewhere && new URL(to).origin === new URL(site).origin) {
    return 'This is the site itself: write the path alone, as a page or a file of the site.';
  }
  if (to === path) return 'A redirect leads somewhere else.';
  if (isPattern(to) && !isPattern(path))
    return 'What is below a path is taken along by a redirect of all paths below one.';
  return undefined;
}
