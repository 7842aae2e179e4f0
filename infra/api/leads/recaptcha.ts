import * as z from 'zod';
import type { ApiConfig } from '../../api-config';
import { Refusal } from '../kernel/refusal';
import { askProvider } from '../outside/ask-provider';

const DEADLINE = 3000;
const FIELD = 'g-recaptcha-response';

/** A score below it is a robot's rather than a person's (reCAPTCHA v3, from 0 to 1). */
const LEAST_SCORE = 0.3;

/** Refuses what no person sent; answers `score` for what may be a robot's. */
export type PersonCheck = (response: string | undefined) => Promise<'score' | undefined>;

const answered = z.object({ success: z.boolean(), score: z.number().optional() });

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
    if (secret === undefined) return undefined;
    // Whoever has no scripts, or did not agree to it, cannot prove anything: a person looks.
    if (response === undefined || response === '') return 'score';
    const form = { secret, response };
    const answer = await askProvider(`${url.replace(/\/$/, '')}/api/siteverify`, { form, deadline: DEADLINE }).catch(
      () => undefined,
    );
    const parsed = answered.safeParse(answer?.body);
    if (!parsed.success) return undefined;
    if (!parsed.data.success) throw noPerson();
    return (parsed.data.score ?? 1) < LEAST_SCORE ? 'score' : undefined;
  };
}
