import { createHash, timingSafeEqual } from 'node:crypto';
import type { Role } from '@showroom/contracts/entities/role';
import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';

export interface Account {
  /** Also the subject of every token. */
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** Where they work; an administrator works everywhere. */
  readonly markets: readonly MarketCode[];
}

/** People of the development environment; one for each thing that a role may do. */
export const ACCOUNTS: readonly Account[] = [
  { email: 'translator@showroom.test', name: 'Tara Translator', roles: ['translator'], markets: MARKET_CODES },
  { email: 'editor@showroom.test', name: 'Edith Editor', roles: ['editor'], markets: MARKET_CODES },
  { email: 'leads@showroom.test', name: 'Lea Leads', roles: ['lead_manager'], markets: MARKET_CODES },
  { email: 'manager@showroom.test', name: 'Marc Manager', roles: ['market_manager'], markets: ['international', 'au'] },
  { email: 'admin@showroom.test', name: 'Ada Admin', roles: ['admin'], markets: [] },
  { email: 'visitor@showroom.test', name: 'Vera Visitor', roles: [], markets: [] },
];

/** For development only; the provider does not start in production. */
const DEVELOPMENT_PASSWORD = 'showroom';

export function findAccount(email: string): Account | undefined {
  return ACCOUNTS.find((account) => account.email === email.trim().toLowerCase());
}

/** The account of these credentials; a wrong address and a wrong password take the same way. */
export function signIn(email: string, password: string): Account | undefined {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const isRight = timingSafeEqual(digest(password), digest(DEVELOPMENT_PASSWORD));
  const account = findAccount(email);
  return isRight ? account : undefined;
}
