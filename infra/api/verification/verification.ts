import { checkVerification, createVerification, verifyEmail } from '@showroom/contracts/calls/verification';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Service } from '../kernel/api';
import { implement } from '../kernel/implement';
import { type Limit, withinLimit } from '../kernel/rate-limit';
import { checkEmail, emailService } from './email';
import { checkCode, sendCode } from './phone';
import { phoneProvider } from './twilio';

const HOUR = 3600;

/** Whether a phone and an e-mail address are somebody's: the providers' keys stay here. */
export const verification: Service = (api, { config, database: { db } }) => {
  const secret = config.VISITOR_SECRET;
  const phones = { db, secret, provider: phoneProvider(config) };
  const emails = emailService(config);

  implement(api, createVerification, ({ body, caller }) => sendCode(phones, caller, body));
  implement(api, checkVerification, ({ body, caller }) => checkCode(phones, caller, body));
  implement(api, verifyEmail, async ({ body: { email }, caller: { visitorId = '', network }, requestId }) => {
    if (!emails) throw new ShowroomError('email.key-missing', { status: 503 });
    const limits: Limit[] = [{ name: 'email-visitor', subject: visitorId, most: 60, seconds: HOUR }];
    if (network !== undefined) limits.push({ name: 'email-network', subject: network, most: 200, seconds: HOUR });
    if (!(await withinLimit(db, secret, limits))) throw new ShowroomError('email.too-many', { status: 429 });
    const attributes = await checkEmail(emails, email);
    return { data: { id: requestId, type: 'email_verification' as const, attributes } };
  });
};
