import { createTransport } from 'nodemailer';
import type { ApiConfig } from '../../api-config';
import type { WorkerOptions } from '../../jobs/worker';
import { SEND_MAIL_JOB } from '../kernel/outbox';
import { sendMail } from '../mail/send-mail';
import { findAttemptByReference } from '../payments/ledger/attempts';
import type { BuyOnline } from '../payments/services';
import { SETTLE_JOB, settle } from '../payments/settlement/settle';
import { sweep } from './sweep';

const SWEEP_EVERY = 30_000;

/** The work of buy-online that nobody waits for. */
export function buyOnlineJobs(
  config: ApiConfig,
  services: BuyOnline,
): Pick<WorkerOptions, 'handlers' | 'schedules' | 'sweeps'> {
  const transport = createTransport({
    url: config.SMTP_URL ?? `smtp://127.0.0.1:${config.SANDBOX_SMTP_PORT}`,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    handlers: {
      [SETTLE_JOB]: async ({ attempt, vendor, reference }) => {
        const { db } = services.database;
        const id = attempt ?? (await findAttemptByReference(db, vendor ?? '', reference ?? ''))?.id;
        // A payment that none of our attempts made is not ours to touch.
        if (id !== undefined) await settle(services, id);
      },
      [SEND_MAIL_JOB]: ({ mail = '' }) => sendMail({ config, services, transport }, mail),
    },
    // A day without a mail server loses no mail.
    schedules: { [SEND_MAIL_JOB]: 'longer' },
    sweeps: [{ name: 'buy-online', every: SWEEP_EVERY, run: () => sweep(services) }],
  };
}
