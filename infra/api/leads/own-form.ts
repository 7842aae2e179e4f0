import type { Db } from '../../database/database';
import type { FormRow } from '../../database/schema/leads';
import type { Caller } from '../kernel/api';
import { Refusal } from '../kernel/refusal';
import { anyForm } from './forms';

/** For the people of other markets there is no such form. */
export async function ownForm(db: Db, id: string, caller: Caller): Promise<FormRow> {
  const form = await anyForm(db, id);
  if (!caller.markets.has(form.market)) throw new Refusal(404, 'There is no such form.');
  return form;
}
