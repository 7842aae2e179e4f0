import type { LeadSubmission } from '@showroom/contracts/calls/leads';
import type { FieldKind } from '@showroom/contracts/entities/form';
import type { LeadValues } from '@showroom/contracts/entities/lead';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { retailers } from '../../database/schema/retailers';
import { waitingFiles } from '../forms/files/file-store';
import { filledInVersion, type StoredForm } from '../forms/form-store';
import type { Caller } from '../kernel/api';
import { type Limit, withinLimit } from '../kernel/rate-limit';
import { Refusal } from '../kernel/refusal';
import { checkSubmission } from './check-submission';
import { tellsAnybody } from './mails/announce-mails';
import type { PersonCheck } from './recaptcha';
import type { Leads } from './services';
import type { LeftLead } from './store-leads';

const HOUR = 3600;

interface Submitted {
  readonly form: StoredForm;
  readonly submission: LeadSubmission;
  /** What the site adds to what was filled in. */
  readonly added?: LeadValues;
}

/** Stores a lead with its outbox; nobody waits for another system. */
export async function submitLead(
  services: Leads,
  checkPerson: PersonCheck,
  caller: Caller,
  submitted: Submitted,
): Promise<LeftLead> {
  const { form, submission, added = {} } = submitted;
  const { db } = services.database;
  const { idempotency_key: key, 'g-recaptcha-response': response, ...asked } = submission;
  const visitor = caller.visitorId ?? '';
  const use = key === undefined ? undefined : { caller: visitor, call: `leads/${form.id}`, key, asked };
  const before = use && (await services.leadByKey(use));
  if (before) return before;
  const { version, definition } = await filledInVersion(db, form, submission.form_version);
  const asks = (kind: FieldKind) => definition.fields.some((field) => field.kind === kind);
  const files = asks('file') ? await waitingFiles(db, form.id, visitor) : [];
  const checked = checkSubmission(definition.fields, submission, {
    market: form.market,
    retailers: asks('retailer') ? await retailersOf(db, form.market) : [],
    file: (id, field) => files.some((one) => one.id === id && one.field === field),
  });
  if (checked.issues.length > 0) throw new Refusal(422, 'Some fields need another look.', checked.issues);
  const score = await checkPerson(response);
  if (!(await withinLimit(db, services.limitSecret, limitsOf(caller, form)))) {
    throw new ShowroomError('lead.too-many', { status: 429 });
  }
  const hasMails = tellsAnybody(definition);
  return services.storeLead({ form, version, submission, checked, added, visitor, files, score, hasMails, use });
}

async function retailersOf(db: Db, market: MarketCode): Promise<string[]> {
  const ofMarket = eq(retailers.listing, MARKETS[market].listing);
  const rows = await db.select({ id: retailers.id }).from(retailers).where(ofMarket);
  return rows.map(({ id }) => id);
}

function limitsOf({ visitorId, network }: Caller, { id }: StoredForm): Limit[] {
  const visitor: Limit = { name: 'lead-visitor', subject: visitorId ?? '', most: 30, seconds: HOUR };
  if (network === undefined) return [visitor];
  return [
    visitor,
    { name: 'lead-network', subject: network, most: 100, seconds: HOUR },
    { name: 'lead-form', subject: `${network} ${id}`, most: 50, seconds: HOUR },
  ];
}
