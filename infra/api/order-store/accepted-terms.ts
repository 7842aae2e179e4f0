import { createHash } from 'node:crypto';
import { foreignOrigins } from '@showroom/contracts/content/foreign-origins';
import { RESERVATION_TERMS, type ShownTerms } from '@showroom/contracts/entities/accepted-terms';
import type { CheckoutPageContent } from '@showroom/contracts/entities/order-online-config';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Market } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { acceptedTerms } from '../../database/schema/accepted-terms';
import { cleanHtml } from '../content/clean-html';
import { Refusal } from '../kernel/refusal';
import { inLanguage } from '../market/in-language';
import type { MarketSettings } from '../market/market-settings';

type Words = CheckoutPageContent['terms'];

interface TermsServices {
  readonly settingsOf: MarketSettings;
}

/**
 * What a visitor of this language has to accept now, as their page shows it; undefined where the
 * market wrote nothing.
 */
export async function termsInForce(
  { settingsOf }: TermsServices,
  market: Market,
  isConfigured: boolean,
  locale: string,
): Promise<Words | undefined> {
  const settings = await settingsOf(market.code);
  const pages = settings[`company_config.${isConfigured ? 'config_' : ''}order_online_checkout_page`];
  const terms = inLanguage<CheckoutPageContent>(pages, locale, market.locales[0])?.terms;
  return terms && { ...terms, html: cleanHtml(terms.html, foreignOrigins(settings).frame) };
}

/**
 * What was accepted, in the server's words. What the page showed is compared with the terms in
 * force; only where the market wrote nothing are the page's own words taken. A caller that names
 * none accepts those in force.
 */
export function checkTerms(
  inForce: Words | undefined,
  shown: readonly ShownTerms[] | undefined,
  settings: Settings,
): ShownTerms[] {
  const written = { title: '', html: '', label: '', ...inForce };
  if (shown === undefined) return isEmpty(written) ? [] : [{ box: RESERVATION_TERMS, ...written }];
  const [one, ...others] = shown;
  if (one?.box !== RESERVATION_TERMS || others.length > 0) {
    throw new Refusal(422, 'These are not the terms of a reservation.', [
      { path: 'accepted_terms', message: `must have the box “${RESERVATION_TERMS}”, and no other` },
    ]);
  }
  const isChanged = (['title', 'html', 'label'] as const).some(
    (part) => written[part] !== '' && written[part] !== one[part],
  );
  if (isChanged) throw new ShowroomError('terms.changed', { status: 409 });
  return [{ ...one, html: cleanHtml(one.html, foreignOrigins(settings).frame) }];
}

function isEmpty({ title, html, label }: Words): boolean {
  return title === '' && html === '' && label === '';
}

/** Terms that are accepted once more unchanged keep the time of the first yes. */
export async function storeTerms(
  db: Db,
  orderNumber: string,
  locale: string,
  terms: readonly ShownTerms[],
): Promise<void> {
  for (const { box, title, html, label } of terms) {
    const row = {
      order_number: orderNumber,
      box,
      version: versionOf({ title, html, label }),
      locale,
      title,
      html,
      label,
    };
    await db.insert(acceptedTerms).values(row).onConflictDoNothing();
  }
}

function versionOf({ title, html, label }: Words): string {
  return createHash('sha256')
    .update(JSON.stringify([title, html, label]))
    .digest('hex')
    .slice(0, 12);
}

/** What was agreed to with an order, in the order in which it was. */
export async function acceptedTermsOf(db: Db, orderNumber: string) {
  const rows = await db
    .select()
    .from(acceptedTerms)
    .where(eq(acceptedTerms.order_number, orderNumber))
    .orderBy(acceptedTerms.accepted_at, acceptedTerms.box);
  return rows.map(({ accepted_at, ...row }) => ({ ...row, accepted_at: new Date(accepted_at).toISOString() }));
}
