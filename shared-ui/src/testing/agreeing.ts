import type { ConsentScope, ConsentSource } from '@showroom/contracts/entities/consent';

/** A visitor who agreed to these scopes. */
export function agreeing(scopes: readonly ConsentScope[]): ConsentSource {
  const allows = (needed: readonly ConsentScope[]) => needed.every((scope) => scopes.includes(scope));
  return { get: () => ({ status: 'accepted', scopes, allows }), subscribe: () => () => undefined };
}
