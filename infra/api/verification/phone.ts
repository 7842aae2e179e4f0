import type { CallOutput } from '@showroom/contracts/calls/call';
import type { checkVerification, createVerification } from '@showroom/contracts/calls/verification';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { MarketCode } from '@showroom/contracts/markets';
import type { Output } from '@showroom/contracts/schema/schema';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Db, Executor } from '../../database/database';
import { iso, query, queryOne, run } from '../../database/sql';
import type { Caller } from '../kernel/api';
import { toE164 } from '../kernel/phone-number';
import { type Limit, returnToLimit, withinLimit } from '../kernel/rate-limit';
import { Refusal } from '../kernel/refusal';
import type { PhoneProvider } from './twilio';

const MINUTES = 10;
const MOST_CHECKS = 5;
const HOUR = 3600;
/** Between two codes for one number. */
const PAUSE = 30;

export interface PhoneVerification {
  readonly db: Db;
  readonly provider: PhoneProvider | undefined;
  /** Makes hashes of numbers, visitors and addresses. */
  readonly secret: string;
}

type Create = Output<(typeof createVerification)['body']>;
type Check = Output<(typeof checkVerification)['body']>;

/** A number as the platform keeps it; 422 at the field otherwise. */
function numberOf(typed: string, market: MarketCode = 'international', path = 'phone_number'): string {
  const phone = toE164(typed, market);
  if (phone === undefined) throw invalidNumber(path);
  return phone;
}

function invalidNumber(path: string): Refusal {
  const message = ERROR_TEXTS['verification.phone-invalid'];
  return new Refusal(422, message, [{ path, message }]);
}

const failed = (code: ErrorCode, status: number) => new ShowroomError(code, { status });

function limitsOf(phone: string, { visitorId, network }: Caller): readonly [Limit, ...Limit[]] {
  return [
    { name: 'phone-pause', subject: phone, most: 1, seconds: PAUSE },
    { name: 'phone-number', subject: phone, most: 5, seconds: HOUR },
    { name: 'phone-visitor', subject: visitorId ?? '', most: 10, seconds: HOUR },
    ...(network === undefined ? [] : [{ name: 'phone-network', subject: network, most: 30, seconds: HOUR }]),
  ];
}

const begun = z.object({ id: z.string(), now: z.string(), expires_at: z.string() });

/**
 * Sends a code: counted first, so that nobody is called more often than the limits say, whatever
 * happens afterwards.
 */
export async function sendCode(
  { db, provider, secret }: PhoneVerification,
  caller: Caller,
  { phone_number, market, locale }: Create,
): Promise<CallOutput<typeof createVerification>> {
  const phone = numberOf(phone_number, market);
  if (!provider) throw failed('verification.unavailable', 503);
  const limits = limitsOf(phone, caller);
  const ends = await withinLimit(db, secret, limits);
  if (!ends) throw failed('verification.too-many', 429);
  const { id, now, expires_at } = await queryOne(
    db,
    begun,
    sql`insert into phone_verifications (phone, visitor, expires_at)
      values (${phone}, ${caller.visitorId ?? ''}, now() + make_interval(mins => ${MINUTES}))
      returning id, ${iso(sql`now()`)} as now, ${iso(sql`expires_at`)} as expires_at`,
  );
  switch (await provider.send(phone, (locale ?? 'en').split('-')[0] ?? 'en')) {
    case 'sent':
      break;
    case 'no-number':
      await run(db, sql`delete from phone_verifications where id = ${id}`);
      throw invalidNumber('phone_number');
    case 'too-many':
      throw failed('verification.too-many', 429);
    default:
      // It may have arrived all the same, so that the row stays; asking again at once sends the
      // same code.
      await returnToLimit(db, secret, limits[0]);
      throw failed('verification.unavailable', 503);
  }
  const attributes = {
    phone_number: phone,
    status: 'pending' as const,
    now,
    expires_at,
    next_code_at: ends.get('phone-pause') ?? now,
  };
  return { data: { id, type: 'phone_verification', attributes } };
}

const known = z.object({ id: z.string(), attempts: z.number(), is_approved: z.boolean() });

async function latest(db: Db, phone: string, visitor: string) {
  const [row] = await query(
    db,
    known,
    sql`select id, attempts, approved_at is not null as is_approved from phone_verifications
      where visitor = ${visitor} and phone = ${phone} order by created_at desc limit 1`,
  );
  return row;
}

/**
 * An attempt is used up before the provider is asked; undefined when there is none left or the code
 * ran out.
 */
async function takeAttempt(db: Db, id: string): Promise<number | undefined> {
  const [row] = await query(
    db,
    z.object({ attempts: z.number() }),
    sql`update phone_verifications set attempts = attempts + 1
      where id = ${id} and attempts < ${MOST_CHECKS} and expires_at > now() and approved_at is null returning attempts`,
  );
  return row?.attempts;
}

export async function checkCode(
  { db, provider }: PhoneVerification,
  caller: Caller,
  { phone_number, market, code }: Check,
): Promise<CallOutput<typeof checkVerification>> {
  const phone = numberOf(phone_number, market);
  if (!provider) throw failed('verification.unavailable', 503);
  const verification = await latest(db, phone, caller.visitorId ?? '');
  if (!verification) throw failed('verification.expired', 409);
  const { id } = verification;
  const answered = (status: 'approved' | 'pending', attempts: number) => ({
    data: {
      id,
      type: 'phone_verification' as const,
      attributes: { phone_number: phone, status, attempts_left: MOST_CHECKS - attempts },
    },
  });
  if (verification.is_approved) return answered('approved', verification.attempts);
  const attempts = await takeAttempt(db, id);
  if (attempts === undefined) throw failed('verification.expired', 409);
  switch (await provider.check(phone, code)) {
    case 'approved':
      await run(db, sql`update phone_verifications set approved_at = now() where id = ${id}`);
      return answered('approved', attempts);
    case 'wrong':
      return answered('pending', attempts);
    case 'unavailable':
      await run(db, sql`update phone_verifications set attempts = attempts - 1 where id = ${id}`);
      throw failed('verification.unavailable', 503);
    default:
      throw failed('verification.expired', 409);
  }
}

/** Numbers of two days ago go. */
export async function removeOldNumbers(database: Database): Promise<void> {
  await run(database.db, sql`delete from phone_verifications where created_at < now() - interval '2 days'`);
}

/**
 * Numbers that a visitor proved to have are proven on the device as well on which their journey
 * goes on, and for no longer.
 */
export async function passVerifiedPhones(db: Executor, from: string, to: string): Promise<void> {
  if (from === to) return;
  await run(
    db,
    sql`insert into phone_verifications (phone, visitor, attempts, created_at, expires_at, approved_at)
      select phone, ${to}, attempts, created_at, expires_at, approved_at from phone_verifications
      where visitor = ${from} and approved_at > now() - interval '1 day'`,
  );
}

/** Whether a visitor proved to have a number within the last day. */
export async function isPhoneVerified(db: Executor, visitor: string, phone: string): Promise<boolean> {
  return (
    (await run(
      db,
      sql`select id from phone_verifications
      where visitor = ${visitor} and phone = ${phone} and approved_at > now() - interval '1 day' limit 1`,
    )) > 0
  );
}
