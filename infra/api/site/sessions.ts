import { deleteSession, getSession, putSession } from '@showroom/contracts/calls/site';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { sessions } from '../../database/schema/sessions';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';

/**
 * Keeps the site's sessions. An expired one is as good as none, and is swept out when another is
 * stored.
 */
export function serveSessions(api: Api, { database: { db } }: Context): void {
  implement(api, getSession, async ({ params }) => {
    const [row] = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, params.id), gt(sessions.expires_at, sql`now()`)));
    if (!row) throw new Refusal(404, 'There is no such session.');
    return { expires_at: row.expires_at.toISOString(), data: row.data };
  });

  implement(api, putSession, async ({ params, body }) => {
    const expires_at = new Date(body.expires_at);
    if (Number.isNaN(expires_at.getTime())) {
      throw new Refusal(422, 'The body breaks its schema.', [{ path: 'expires_at', message: 'must be a time' }]);
    }
    const kept = { data: body.data, expires_at };
    await db
      .insert(sessions)
      .values({ id: params.id, ...kept })
      .onConflictDoUpdate({ target: sessions.id, set: kept });
    await db.delete(sessions).where(lt(sessions.expires_at, sql`now()`));
    return undefined;
  });

  implement(api, deleteSession, async ({ params }) => {
    await db.delete(sessions).where(eq(sessions.id, params.id));
    return undefined;
  });
}
