import { createLocation, deleteLocation, listLocations, updateLocation } from '@showroom/contracts/calls/forms';
import type { Location } from '@showroom/contracts/entities/location';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Db } from '../../database/database';
import type { LocationRow } from '../../database/schema/forms';
import type { Api, Caller } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { revisionIn } from '../kernel/revision';
import {
  addLocation,
  findLocation,
  formsTelling,
  type LocationChange,
  locationsOf,
  removeLocation,
  saveLocation,
} from './location-store';

const notFound = () => new Refusal(404, 'There is no such location.');

function locationAnswer({ id, author: _, saved_at, ...row }: LocationRow): Location {
  return { id, type: 'location', attributes: { ...row, saved_at: new Date(saved_at).toISOString() } };
}

interface Asked {
  readonly params: { readonly id: string };
  readonly headers: { readonly 'if-match': string };
  readonly caller: Caller;
}

/** A location of a market that is not theirs is none. */
async function changeOf(db: Db, { params, headers, caller }: Asked): Promise<LocationChange> {
  const row = await findLocation(db, params.id);
  if (!row || !caller.markets.has(row.market)) throw notFound();
  return { row, revision: revisionIn(headers), who: caller.subject ?? '' };
}

/** Throws 412 with what stands there now. */
async function changedMeanwhile(db: Db, id: string): Promise<never> {
  const row = await findLocation(db, id);
  if (!row) throw notFound();
  throw new ShowroomError('form.changed', { status: 412, present: locationAnswer(row) });
}

/** Serves the places that leads can be sent to. */
export function serveLocations(api: Api, db: Db): void {
  implement(api, listLocations, async ({ query: { market }, caller }) => {
    const markets = caller.markets.own().filter((code) => market === undefined || code === market);
    return { data: (await locationsOf(db, markets)).map(locationAnswer) };
  });

  implement(api, createLocation, async ({ body, caller }) => ({
    data: locationAnswer(await addLocation(db, body, caller.subject ?? '')),
  }));

  implement(api, updateLocation, async ({ body, ...asked }) => {
    const change = await changeOf(db, asked);
    if (body.market !== change.row.market && (await formsTelling(db, change.row)).length > 0) {
      throw new Refusal(409, 'Forms of its market tell this location of their leads.');
    }
    const row = await saveLocation(db, change, body);
    return row ? { data: locationAnswer(row) } : changedMeanwhile(db, asked.params.id);
  });

  implement(api, deleteLocation, async (asked) => {
    const change = await changeOf(db, asked);
    const [form] = await formsTelling(db, change.row);
    if (form !== undefined) throw new Refusal(409, `The form ${form} tells this location of its leads.`);
    return (await removeLocation(db, change)) ? undefined : changedMeanwhile(db, change.row.id);
  });
}
