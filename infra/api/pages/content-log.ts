import { listContentLog } from '@showroom/contracts/calls/pages';
import type { MarketCode } from '@showroom/contracts/markets';
import { and, count, desc, eq, ilike, or } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import { contentLog } from '../../database/schema/content';
import type { Api } from '../kernel/api';
import { implement } from '../kernel/implement';

/** What is done with content, as the log names it. */
export type ContentAction =
  | 'page.create'
  | 'page.save'
  | 'page.move'
  | 'page.publish'
  | 'page.schedule'
  | 'page.unpublish'
  | 'page.discard'
  | 'page.restore'
  | 'page.delete'
  | 'redirect.create'
  | 'redirect.change'
  | 'redirect.delete'
  | 'metahead.create'
  | 'metahead.change'
  | 'metahead.delete'
  | 'navigation.save'
  | 'dealer.create'
  | 'dealer.change'
  | 'dealer.delete'
  | 'setting.change'
  | 'form.create'
  | 'form.discard'
  | 'form.save'
  | 'form.integrations'
  | 'form.retention'
  | 'form.erase-leads'
  | 'form.delete'
  | 'location.create'
  | 'location.change'
  | 'location.delete'
  | 'forms_setting.create'
  | 'forms_setting.delete';

interface LogLine {
  readonly who: string;
  readonly market: string;
  readonly action: ContentAction;
  readonly path: string;
  readonly from?: number | null;
  readonly to?: number | null;
  readonly reason?: string | undefined;
}

/** A line of the log, which stands if and only if the change does. */
export async function logChange(
  transaction: Transaction,
  { from = null, to = null, reason = '', ...line }: LogLine,
): Promise<void> {
  await transaction.insert(contentLog).values({ ...line, from_version: from, to_version: to, reason });
}

const ITEMS = 50;

/** Text as itself in a pattern. */
export const literally = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

async function linesOf(db: Db, market: MarketCode, text: string, page: number) {
  const like = `%${literally(text)}%`;
  const where = and(
    eq(contentLog.market, market),
    text === ''
      ? undefined
      : or(...[contentLog.path, contentLog.who, contentLog.action].map((one) => ilike(one, like))),
  );
  const [counted] = await db.select({ total: count() }).from(contentLog).where(where);
  const rows = await db
    .select()
    .from(contentLog)
    .where(where)
    .orderBy(desc(contentLog.id))
    .limit(ITEMS)
    .offset((page - 1) * ITEMS);
  return { total: counted?.total ?? 0, rows };
}

/** Serves the log of changes of content to whoever answers for a market. */
export function serveContentLog(api: Api, db: Db): void {
  implement(api, listContentLog, async ({ query: { market, q = '', page = 1 } }) => {
    const { total, rows } = await linesOf(db, market, q.trim(), page);
    return {
      data: rows.map(({ id, at, market: _, ...line }) => ({
        id: String(id),
        type: 'content_log' as const,
        attributes: { ...line, market, at: new Date(at).toISOString() },
      })),
      meta: { total, page, pages: Math.max(1, Math.ceil(total / ITEMS)), items: ITEMS },
    };
  });
}
