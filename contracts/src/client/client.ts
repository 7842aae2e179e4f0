import type { Call, CallInput } from '../calls/call';
import type { Output, Schema } from '../schema/schema';
import type { CallParts, ClientOptions, SendOptions } from './client-options';

/** Sends declared calls and hands out parsed answers; throws ShowroomError. */
export interface Client {
  send<A extends Schema, C extends Call>(
    call: C & { readonly answer: A },
    input: CallInput<C> & CallParts,
    options?: SendOptions,
  ): Promise<Output<A>>;
}

/**
 * The client's code (ky, schemas' errors) is fetched with the first call: a page that makes none
 * does not pay for it.
 */
export function createClient(options: ClientOptions): Client {
  return {
    async send(call, input, sendOptions = {}) {
      const { send } = await import('./send');
      return send(options, call, input, sendOptions);
    },
  };
}
