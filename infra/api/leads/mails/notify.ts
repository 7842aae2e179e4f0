import type { FormDefinition } from '@showroom/contracts/entities/form';
import type { LeadValues } from '@showroom/contracts/entities/lead';
import { fillText } from '@showroom/contracts/fill-text';
import { holds } from '@showroom/contracts/forms/check-answers';
import { textIn } from '@showroom/contracts/forms/form-in-language';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../database/database';
import { type LeadRow, leads } from '../../../database/schema/leads';
import { mails } from '../../../database/schema/mails';
import { formsSettingOf } from '../../forms/forms-settings';
import { type EmailContent, queueMail } from '../../kernel/outbox';
import { withinLimit } from '../../kernel/rate-limit';
import { mailLocale, mailTexts } from '../../mail/texts';
import { type AskedForm, askedFormOf, factsForStaff } from '../asked-form';
import type { Leads } from '../services';
import { shownAnswers } from '../shown-answers';
import { recipientOf } from './recipients';

/** Nobody is written to more often because others fill in their address. */
const MOST_CONFIRMATIONS = 5;
const DAY = 86_400;
const LONGEST_SUBJECT = 200;

/** What ids of a lead's mails begin with: erasing it erases them. */
export const mailPrefix = (leadId: string) => `lead-${leadId}-`;

/** What the id of a mail goes on with that a rule of the form has caused. */
export const RULE_PREFIX = 'rule-';

interface Told extends AskedForm {
  readonly lead: LeadRow;
}

/**
 * Writes down who is told of a lead, by the rules of the version that was filled in: the lead shows
 * them. Repeated, it finds what it has written.
 */
export async function notify(services: Leads, leadId: string): Promise<void> {
  const { db } = services.database;
  const [lead] = await db.select().from(leads).where(eq(leads.id, leadId));
  if (!lead || lead.suspicion !== null) return;
  const told = { lead, ...(await askedFormOf(db, lead)) };
  // What the page added under the name of a field that people see says nothing of that field.
  const answers = { ...lead.hidden_fields, ...lead.values };
  for (const rule of told.asked.notifications) {
    if (rule.only_if && !holds(rule.only_if, answers)) continue;
    const recipient = await recipientOf(services, rule, { market: lead.market, answers });
    if (recipient !== undefined) await write(db, lead, `${RULE_PREFIX}${rule.id}`, recipient, notification(told));
  }
  await confirm(services, told);
}

async function write(db: Db, lead: LeadRow, name: string, recipient: string, content: EmailContent): Promise<void> {
  const mail = { order: null, recipients: [recipient], content, askedBy: null };
  const id = mailPrefix(lead.id) + name;
  await db.transaction(async (transaction) => {
    // Erased meanwhile, it leaves no mail behind.
    const [kept] = await transaction.select({ id: leads.id }).from(leads).where(eq(leads.id, lead.id)).for('update');
    if (kept) await queueMail(transaction, { id, kind: 'plain', ...mail });
  });
}

function emailOf({ fields }: FormDefinition, values: LeadValues): string | undefined {
  const field = fields.find(({ kind, name }) => kind === 'email' && values[name] !== undefined);
  return field && String(values[field.name]);
}

/** For the market's people, in its first language. */
function notification({ lead, ...filled }: Told): EmailContent {
  const { form, asked } = filled;
  const [locale] = MARKETS[form.market].locales;
  const { lead: texts } = mailTexts(locale);
  const facts = factsForStaff(filled, lead);
  return {
    locale,
    subject: fillText(texts.subject, { form: form.name }),
    greeting: texts.greeting,
    intro: texts.intro,
    facts: [...facts, ...(lead.source_url === '' ? [] : [[texts.page, lead.source_url] satisfies [string, string]])],
    next: [texts.next],
    footer: texts.footer,
    reply_to: emailOf(asked, lead.values) ?? null,
  };
}

/** Writes to whoever filled in the form, in their language. */
async function confirm(services: Leads, told: Told): Promise<void> {
  const { db } = services.database;
  const { form, lead, asked } = told;
  const recipient = emailOf(asked, lead.values);
  if (!asked.confirmation.is_sent || recipient === undefined) return;
  const id = `${mailPrefix(lead.id)}confirmation`;
  if ((await db.$count(mails, eq(mails.id, id))) > 0) return;
  const limit = { name: 'confirmation', subject: recipient.toLowerCase(), most: MOST_CONFIRMATIONS, seconds: DAY };
  if (!(await withinLimit(db, services.limitSecret, [limit]))) return;
  const replyTo = await formsSettingOf(db, form.market, 'reply_to');
  await write(db, lead, 'confirmation', recipient, confirmationOf(told, replyTo ?? null));
}

function confirmationOf({ form, lead, asked, retailers }: Told, replyTo: string | null): EmailContent {
  const { locales }: Market = MARKETS[form.market];
  const locale = mailLocale(lead.locale);
  const { lead: texts } = mailTexts(locale);
  const answers = shownAnswers({ definition: asked, values: lead.values, locale, locales, retailers, yes: texts.yes });
  const { subject, body } = asked.confirmation;
  const filled = fillText(textIn(body, locale, locales), answers);
  const [greeting = '', intro = '', ...next] = filled.split(/\n\s*\n/).map((part) => part.trim());
  const line = fillText(textIn(subject, locale, locales), answers).replaceAll(/\s+/g, ' ');
  return {
    locale,
    subject: line.slice(0, LONGEST_SUBJECT),
    greeting,
    intro,
    facts: [],
    next,
    footer: texts.visitorFooter,
    reply_to: replyTo,
  };
}
