import type { Client } from '@showroom/contracts/client/client';
import { createModuleCache } from '../federation/module-cache';

/** Asks each question once for one page: navigation and footer read the same entries. The call's own deadline ends it, for the others wait too. */
export function askOnce(client: Client): Client {
  const answers = createModuleCache();
  return {
    send(call, input, { signal, ...options } = {}) {
      if (call.method !== 'GET') return client.send(call, input, { ...options, ...(signal && { signal }) });
      return answers.get(`${call.path} ${JSON.stringify(input)}`, () => client.send(call, input, options));
    },
  };
}
