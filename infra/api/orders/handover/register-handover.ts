import { getHold, makeHandover, takeHandover } from '@showroom/contracts/calls/handover';
import type { Api, Caller } from '../../kernel/api';
import { implement } from '../../kernel/implement';
import { holdStatus } from '../../order-store/hold-status';
import type { BuyOnline } from '../../payments/services';
import { makeHandover as make } from './make-handover';
import { takeHandover as take } from './take-handover';

/** Going on with a live checkout on another device. */
export function registerHandover(api: Api, services: BuyOnline, ownerOf: (caller: Caller) => string): void {
  implement(api, makeHandover, ({ body, caller }) => make(services, ownerOf(caller), body));
  implement(api, takeHandover, ({ body, caller }) => take(services, ownerOf(caller), body.token));
  implement(api, getHold, ({ params, caller }) => holdStatus(services.database.db, ownerOf(caller), params.lock_id));
}
