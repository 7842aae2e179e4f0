import type { Call, CallOutput } from '@showroom/contracts/calls/call';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { MarketCode } from '@showroom/contracts/markets';
import type { MarketSettings } from '../../market/market-settings';
import { type AskOutside, OutsideRefusal } from '../../outside/ask-outside';
import { leadAddress } from './lead-address';

interface Question {
  readonly market: MarketCode | undefined;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/**
 * Asks the lead API that a market's settings name; undefined where the platform itself is the lead
 * API.
 */
export type AskElsewhere = <C extends Call>(call: C, question: Question) => Promise<CallOutput<C> | undefined>;

interface Parser<T> {
  parse(value: unknown): T;
}

/** An answer goes out as it came, once it was held against the call's schema. */
function answerOf<C extends Call>(call: C): Parser<CallOutput<C>> {
  const isAnswer = (value: unknown): value is CallOutput<C> => call.answer.safeParse(value).success;
  return {
    parse(value) {
      if (isAnswer(value)) return value;
      throw new ShowroomError('api.broken-answer', { status: 503 });
    },
  };
}

export function elsewhere(settingsOf: MarketSettings, ask: AskOutside): AskElsewhere {
  return async (call, { market = 'international', path, query, body }) => {
    const base = (await settingsOf(market))['l460.lead_api_url'];
    if (base === '') return undefined;
    try {
      return await ask(
        {
          address: leadAddress(base, path),
          ...(query && { query }),
          ...(body !== undefined && { body }),
          ...(call.method === 'PUT' && { method: 'PUT' as const }),
          success: [200, 201, 202],
        },
        answerOf(call),
      );
    } catch (cause) {
      if (cause instanceof OutsideRefusal && cause.answered === 404) {
        throw new ShowroomError('lead.not-found', { status: 404, cause });
      }
      if (cause instanceof OutsideRefusal && cause.answered === 409) {
        throw new ShowroomError('lead.not-paid', { status: 409, cause });
      }
      throw new ShowroomError('api.unreachable', { status: 503, cause });
    }
  };
}
