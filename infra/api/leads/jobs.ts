import { removeDoneJobs } from '../../jobs/queue';
import type { WorkerOptions } from '../../jobs/worker';
import { FILES_JOB, removeExpiredFiles } from '../forms/files/file-store';
import { removeOldAnswers } from '../forms/saved-answers';
import { removeOldLimits } from '../kernel/rate-limit';
import { ORDER_LEAD_JOB } from '../order-store/order-lead-job';
import { removeOldNumbers } from '../verification/phone';
import { ERASE_JOB, ERASE_WEBHOOK_JOB } from './change-leads';
import { deliver, deliverToWebhook, eraseElsewhere, reportErasure } from './delivery/deliver';
import { DELIVER_JOB, WEBHOOK_JOB } from './delivery/outbox';
import { ERASE_FORM_JOB, eraseLeadsOf } from './erase-form';
import { EXPORT_JOB } from './exports/exports';
import { makeExport, removeOldExports } from './exports/make-export';
import { NOTIFY_JOB } from './mails/announce-mails';
import { notify } from './mails/notify';
import { storeOrderLead } from './order-lead';
import { eraseOldLeads } from './retention';
import type { Leads } from './services';

const TIDY_EVERY = 600_000;

/** The work of leads that nobody waits for; deliveries wait for a process that has a CRM. */
export function leadJobs(services: Leads): Pick<WorkerOptions, 'handlers' | 'schedules' | 'sweeps'> {
  const { database, crm } = services;
  return {
    handlers: {
      ...(crm && {
        [DELIVER_JOB]: ({ integration = '' }, attempt) => deliver(services, crm, integration, attempt),
      }),
      [WEBHOOK_JOB]: ({ integration = '' }, attempt) => deliverToWebhook(services, integration, attempt),
      [ERASE_WEBHOOK_JOB]: ({ form = '', lead = '' }) => reportErasure(services, form, lead),
      [NOTIFY_JOB]: ({ lead = '' }) => notify(services, lead),
      [FILES_JOB]: async () => removeExpiredFiles(database.db, await services.storage()),
      [ERASE_JOB]: ({ lead = '' }) => eraseElsewhere(services, lead),
      [ERASE_FORM_JOB]: ({ form = '', until = '', who = '' }) => eraseLeadsOf(database.db, form, until, who),
      [EXPORT_JOB]: ({ export: id = '' }) => makeExport(database, id),
      [ORDER_LEAD_JOB]: ({ order = '' }) => storeOrderLead(services, order),
    },
    schedules: { [DELIVER_JOB]: 'longer', [WEBHOOK_JOB]: 'longer' },
    sweeps: [
      {
        name: 'tidy',
        every: TIDY_EVERY,
        run: async () => {
          await eraseOldLeads(database.db);
          await removeExpiredFiles(database.db, await services.storage());
          await removeOldAnswers(database.db);
          await removeOldExports(database);
          await removeOldLimits(database);
          await removeOldNumbers(database);
          await removeDoneJobs(database);
        },
      },
    ],
  };
}
