import type { JobHandler, Sweep } from '../../jobs/worker';
import { removeOldLimits } from '../kernel/rate-limit';
import { ORDER_LEAD_JOB } from '../order-store/order-lead-job';
import { removeOldNumbers } from '../verification/phone';
import { ERASE_JOB } from './change-leads';
import { deliver, eraseElsewhere } from './delivery/deliver';
import { DELIVER_JOB, reviveDeliveries } from './delivery/outbox';
import { EXPORT_JOB } from './exports/exports';
import { makeExport, removeOldExports } from './exports/make-export';
import { storeOrderLead } from './order-lead';
import type { Leads } from './services';

const REVIVE_EVERY = 60_000;
const TIDY_EVERY = 600_000;

/** The work of leads that nobody waits for. */
export function leadJobs(services: Leads): {
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly sweeps: readonly Sweep[];
} {
  const { database } = services;
  return {
    handlers: {
      [DELIVER_JOB]: ({ integration = '' }) => deliver(services, integration),
      [ERASE_JOB]: ({ lead = '' }) => eraseElsewhere(services, lead),
      [EXPORT_JOB]: ({ export: id = '' }) => makeExport(database, id),
      [ORDER_LEAD_JOB]: ({ order = '' }) => storeOrderLead(services, order),
    },
    sweeps: [
      {
        name: 'leads',
        every: REVIVE_EVERY,
        run: async () => {
          if (services.crm) await reviveDeliveries(database.db);
        },
      },
      {
        name: 'leads-tidy',
        every: TIDY_EVERY,
        run: async () => {
          await removeOldExports(database);
          await removeOldLimits(database);
          await removeOldNumbers(database);
        },
      },
    ],
  };
}
