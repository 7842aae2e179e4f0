import type { Call, CallInput } from '@showroom/contracts/calls/call';
import type { Client } from '@showroom/contracts/client/client';
import type { CallParts } from '@showroom/contracts/client/client-options';

/** A call, and what a fake client answers to it. */
export interface FakeAnswer {
  readonly call: Call;
  readonly answer: (input: CallParts) => unknown;
}

/** A client for tests, with what was sent through it. */
export interface FakeClient extends Client {
  /** Every call that was sent, in order. */
  readonly sends: readonly { readonly call: Call; readonly input: CallParts }[];
}

/**
 * What a fake client answers to a call: a value, or a function of the call's input; an Error is
 * thrown. Later ones win.
 */
export function answerTo<C extends Call>(
  call: C,
  answer: C['answer']['_zod']['input'] | Error | ((input: CallInput<C> & CallParts) => unknown),
): FakeAnswer {
  return {
    call,
    answer: (input) => (typeof answer === 'function' ? Reflect.apply(answer, undefined, [input]) : answer),
  };
}

/**
 * A client that answers by call and keeps what was sent; answers are checked against the call's
 * schema, so that no test stands on an impossible one.
 */
export function fakeClient(...answers: readonly FakeAnswer[]): FakeClient {
  const sends: { call: Call; input: CallParts }[] = [];
  return {
    sends,
    async send(call, input, options) {
      options?.signal?.throwIfAborted();
      sends.push({ call, input });
      const found = answers.findLast((one) => one.call === call);
      if (!found) throw new Error(`The fake client has no answer to ${call.method} ${call.path}`);
      const answered = await found.answer(input);
      if (answered instanceof Error) throw answered;
      return call.answer.parse(answered);
    },
  };
}
