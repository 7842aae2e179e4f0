import { Webhook } from 'standardwebhooks';
import type { Db } from '../../../database/database';
import type { FormRow } from '../../../database/schema/forms';
import type { LeadRow } from '../../../database/schema/leads';
import { ForbiddenAddress, type NotifyOutside } from '../../outside/ask-outside';
import { askedFormOf, factsForStaff } from '../asked-form';
import type { Leads } from '../services';
import type { Handover } from './lead-system';

/** A lead as it is posted. */
interface Message {
  /** The same on every try, so that a receiver knows what it has already. */
  readonly id: string;
  readonly type: 'lead.created' | 'lead.updated' | 'lead.erased';
  readonly data: unknown;
  /** The same for people in a chat. */
  readonly chat: () => Promise<string>;
}

/** Chats read these as marks of their own (Slack, Mattermost, Rocket.Chat, Google Chat). */
const CHAT_SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const plainInChat = (text: string) => text.replaceAll(/[&<>]/g, (sign) => CHAT_SIGNS[sign] ?? '');

/** What was filled in, line by line, under the form's name, as the market's people read it. */
async function chatText(db: Db, lead: LeadRow, isNew: boolean): Promise<string> {
  const filled = await askedFormOf(db, lead);
  const { name } = filled.form;
  const answers = factsForStaff(filled, lead).map(([label, answer]) => `${label}: ${answer}`);
  const lines = [isNew ? name : `${name} (changed)`, ...answers, lead.source_url];
  return plainInChat(lines.filter((line) => line !== '').join('\n'));
}

/** Of the refusals that will stay; `410` ends a webhook by its standard. */
const FOR_GOOD: ReadonlySet<number> = new Set([400, 405, 410, 413, 415]);

const utc = (time: string) => new Date(time).toISOString();

/** Sends a lead to the webhook of its form, signed as Standard Webhooks says. */
export function postLead(
  { database: { db }, notifyOutside }: Pick<Leads, 'database' | 'notifyOutside'>,
  form: FormRow,
  lead: LeadRow,
  messageId: string,
): Promise<Handover> {
  const { id, market, locale, values, hidden_fields, source_url, tracking, order_number, form_version } = lead;
  const isNew = lead.created_at === lead.updated_at;
  return post(notifyOutside, form, {
    id: messageId,
    type: isNew ? 'lead.created' : 'lead.updated',
    chat: () => chatText(db, lead, isNew),
    data: {
      id,
      form: { id: form.id, name: form.name, type: form.type, version: form_version },
      created_at: utc(lead.created_at),
      ...{ market, locale, values, hidden_fields, source_url, tracking, order_number },
    },
  });
}

/** Tells the webhook of a form to forget a lead. */
export function postErasure(notifyOutside: NotifyOutside, form: FormRow, leadId: string): Promise<Handover> {
  return post(notifyOutside, form, {
    id: `${leadId}-erased`,
    type: 'lead.erased',
    data: { id: leadId },
    chat: async () => `${plainInChat(form.name)}: lead ${leadId} was erased and has to go from here, too.`,
  });
}

async function post(notifyOutside: NotifyOutside, form: FormRow, { id, type, data, chat }: Message): Promise<Handover> {
  const hook = form.systems.find((system) => system.kind === 'webhook');
  if (!hook || form.webhook_secret === null) {
    return { outcome: 'refused', status: 0, detail: 'The form has no webhook any more' };
  }
  const sentAt = new Date();
  const text = JSON.stringify(
    hook.format === 'chat' ? { text: await chat() } : { type, timestamp: sentAt.toISOString(), data },
  );
  const signature = new Webhook(form.webhook_secret, { format: 'raw' }).sign(id, sentAt, text);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': signature,
  };
  try {
    return handoverOf(await notifyOutside({ address: hook.url, text, headers }));
  } catch (error) {
    if (error instanceof ForbiddenAddress) {
      return { outcome: 'refused', status: 0, detail: 'The webhook is no address of the internet' };
    }
    // A sentence of the network may name hosts of ours.
    return { outcome: 'unreachable', status: null, detail: 'The webhook cannot be reached' };
  }
}

function handoverOf(status: number): Handover {
  if (status >= 200 && status < 300) return { outcome: 'delivered', remoteId: null, status };
  const detail = status >= 300 && status < 400 ? 'sends us elsewhere, which is not followed' : `answered ${status}`;
  return { outcome: FOR_GOOD.has(status) ? 'refused' : 'unreachable', status, detail: `The webhook ${detail}` };
}
