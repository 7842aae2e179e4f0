import { deleteSession, getSession, leaseSession, putSession } from '@showroom/contracts/calls/site';
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { sessions } from '../../database/schema/sessions';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';

/** Longer than the identity provider may take to answer. */
const LEASE = sql`now() + interval '8 seconds'`;

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
    const kept = { data: body.data, expires_at, renewing_until: null };
    await db
      .insert(sessions)
      .values({ id: params.id, ...kept })
      .onConflictDoUpdate({ target: sessions.id, set: kept });
    await db.delete(sessions).where(lt(sessions.expires_at, sql`now()`));
    return undefined;
  });

  implement(api, leaseSession, async ({ params }) => {
    const known = and(eq(sessions.id, params.id), gt(sessions.expires_at, sql`now()`));
    const isFree = or(isNull(sessions.renewing_until), lte(sessions.renewing_until, sql`now()`));
    const granted = await db
      .update(sessions)
      .set({ renewing_until: LEASE })
      .where(and(known, isFree))
      .returning({ id: sessions.id });
    if (granted.length > 0) return { is_granted: true };
    const [row] = await db.select({ id: sessions.id }).from(sessions).where(known);
    if (!row) throw new Refusal(404, 'There is no such session.');
    return { is_granted: false };
  });

  implement(api, deleteSession, async ({ params }) => {
    await db.delete(sessions).where(eq(sessions.id, params.id));
    return undefined;
  });
}
