import * as z from 'zod';
import type { ApiConfig } from '../../api-config';
import { Refusal } from '../kernel/refusal';
import { askProvider } from '../outside/ask-provider';

const DEADLINE = 3000;
const FIELD = 'g-recaptcha-response';

/** Refuses what no person sent. */
export type PersonCheck = (response: string | undefined) => Promise<void>;

const answered = z.object({ success: z.boolean() });

function noPerson(): Refusal {
  const message = 'Please confirm that you are not a robot.';
  return new Refusal(422, message, [{ path: FIELD, message }]);
}

/**
 * Without a key everybody is taken for a person; so is everybody while the service is away, since a
 * lead is worth more than a robot costs.
 */
export function personCheck({ RECAPTCHA_SECRET_KEY: secret, RECAPTCHA_URL: url }: ApiConfig): PersonCheck {
  return async (response) => {
    if (secret === undefined) return;
    if (response === undefined || response === '') throw noPerson();
    const form = { secret, response };
    const answer = await askProvider(`${url.replace(/\/$/, '')}/api/siteverify`, { form, deadline: DEADLINE }).catch(
      () => undefined,
    );
    const parsed = answered.safeParse(answer?.body);
    if (parsed.success && !parsed.data.success) throw noPerson();
  };
}
