import type { CallOutput } from '@showroom/contracts/calls/call';
import type { getHold } from '@showroom/contracts/calls/handover';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../database/database';
import { iso, queryOne, run } from '../../database/sql';

const found = z.object({
  standing: z.enum(['yours', 'elsewhere', 'ended', 'completed']),
  expires_at: z.string().nullable(),
  now: z.string(),
});

/** How a hold stands for a visitor: of what is not theirs they learn nothing. */
export async function holdStatus(db: Executor, owner: string, token: string): Promise<CallOutput<typeof getHold>> {
  const { standing, ...times } = await queryOne(
    db,
    found,
    sql`
    select standing, case when standing = 'yours' then ${iso(sql`expires_at`)} end as expires_at, ${iso(sql`now()`)} as now
    from (
      select h.expires_at, case
        when h.owner = ${owner} and h.order_number is not null then 'completed'
        when h.owner = ${owner} and (h.expires_at > now() or h.paying_attempt is not null) then 'yours'
        when h.owner is distinct from ${owner} and ${wasHandedOver(owner, sql`${token}`)} then 'elsewhere'
        else 'ended' end as standing
      from (select 1) always left join holds h on h.token = ${token}
    ) asked`,
  );
  return { data: { id: token, type: 'hold_standing', attributes: { standing, ...times } } };
}

/** Whether this visitor's hold went on, on another device. */
function wasHandedOver(owner: string, token: SQL): SQL {
  return sql`exists (select 1 from handovers l where l.owner = ${owner} and l.hold_token = ${token} and l.taken_by is not null and l.taken_by <> l.owner)`;
}

/** Why nothing of theirs is held of a vehicle or a configuration. */
export async function whyGone(
  db: Executor,
  owner: string,
  { vehicleId, configUrl }: { readonly vehicleId?: string | undefined; readonly configUrl?: string | undefined },
): Promise<ErrorCode> {
  const about = configUrl === undefined ? sql`o.vehicle_id = ${vehicleId ?? ''}` : sql`o.config_url = ${configUrl}`;
  const rows = await run(
    db,
    sql`select 1 from orders o where ${about} and o.owner <> ${owner} and ${wasHandedOver(owner, sql`o.hold_token`)} limit 1`,
  );
  return rows > 0 ? 'hold.elsewhere' : 'hold.expired';
}

/** Why a hold is not this visitor's any more. */
export async function whyLost(db: Executor, owner: string, token: string): Promise<ErrorCode> {
  const { is_elsewhere } = await queryOne(
    db,
    z.object({ is_elsewhere: z.boolean() }),
    sql`select ${wasHandedOver(owner, sql`${token}`)} as is_elsewhere`,
  );
  return is_elsewhere ? 'hold.elsewhere' : 'hold.expired';
}
