import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Transaction } from '../../database/database';
import { lockHold } from './hold';
import { whyLost } from './hold-status';

/** The hold must be the caller's own, and still run or have its payment under way. */
export async function checkHold(db: Transaction, heldId: string, token: string, owner: string): Promise<void> {
  const hold = await lockHold(db, heldId);
  if (hold && hold.order_number !== null) throw new ShowroomError('vehicle.sold', { status: 409 });
  const isOwn = hold?.token === token && hold.owner === owner;
  if (!isOwn) throw new ShowroomError(await whyLost(db, owner, token), { status: 409 });
  if (hold.is_over && hold.paying_attempt === null) throw new ShowroomError('hold.expired', { status: 409 });
}
