import { removeDoneJobs } from '../../jobs/queue';
import type { WorkerOptions } from '../../jobs/worker';
import { removeOldLimits } from '../kernel/rate-limit';
import { ORDER_LEAD_JOB } from '../order-store/order-lead-job';
import { removeOldNumbers } from '../verification/phone';
import { ERASE_JOB } from './change-leads';
import { deliver, eraseElsewhere } from './delivery/deliver';
import { DELIVER_JOB } from './delivery/outbox';
import { EXPORT_JOB } from './exports/exports';
import { makeExport, removeOldExports } from './exports/make-export';
import { storeOrderLead } from './order-lead';
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
      [ERASE_JOB]: ({ lead = '' }) => eraseElsewhere(services, lead),
      [EXPORT_JOB]: ({ export: id = '' }) => makeExport(database, id),
      [ORDER_LEAD_JOB]: ({ order = '' }) => storeOrderLead(services, order),
    },
    schedules: { [DELIVER_JOB]: 'longer' },
    sweeps: [
      {
        name: 'tidy',
        every: TIDY_EVERY,
        run: async () => {
          await removeOldExports(database);
          await removeOldLimits(database);
          await removeOldNumbers(database);
          await removeDoneJobs(database);
        },
      },
    ],
  };
}
