import type { Client } from '@showroom/contracts/client/client';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { type MadeHandover, sendMakeHandover } from '../../data/handover-calls';
import { packJourney, runningLock, type Storages } from './portable-journey';

/** A link for the journey as it is now, with its hold while that runs. */
export async function makeLink(client: Client, storages: Storages, path: string, now: Date): Promise<MadeHandover> {
  const journey = { path, stored: packJourney(storages) };
  const lock_id = runningLock(storages.local, now);
  if (lock_id === undefined) return sendMakeHandover(client, journey);
  try {
    return await sendMakeHandover(client, { ...journey, lock_id });
  } catch (error) {
    // The choices go on without a hold that has ended meanwhile.
    if (error instanceof ShowroomError && error.code === 'hold.expired') return sendMakeHandover(client, journey);
    throw error;
  }
}
