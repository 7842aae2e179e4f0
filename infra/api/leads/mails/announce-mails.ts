import type { FormDefinition } from '@showroom/contracts/entities/form';
import type { Executor } from '../../../database/database';
import { enqueueAll } from '../../../jobs/queue';

/** Writes the e-mails of a lead. */
export const NOTIFY_JOB = 'lead.notify';

/** Whether a form has e-mails for anybody. */
export function tellsAnybody({ notifications, confirmation }: FormDefinition): boolean {
  return notifications.length > 0 || confirmation.is_sent;
}

/** Lets e-mails be written for leads, in the transaction that made or released them. */
export function announceMails(db: Executor, leadIds: readonly string[]): Promise<void> {
  return enqueueAll(
    db,
    leadIds.map((lead) => ({ kind: NOTIFY_JOB, payload: { lead }, uniqueKey: `${NOTIFY_JOB}:${lead}` })),
  );
}
