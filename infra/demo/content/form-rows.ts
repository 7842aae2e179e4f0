import { MARKETS } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { forms, formVersions } from '../../database/schema/forms';
import type { DemoForm } from './forms';

/**
 * Adds forms that are missing, each as its first version, and gives one to forms that a version
 * before stored meanwhile; answers how many.
 */
export async function addMissingForms(db: Db, missing: readonly DemoForm[]): Promise<number> {
  const rows = missing.map(({ id, market, definition: { type, name } }) => {
    const [locale] = MARKETS[market].locales;
    return { id, market, type, name, locale, revision: 1 };
  });
  if (rows.length === 0) return 0;
  return db.transaction(async (transaction) => {
    const added = await transaction
      .insert(forms)
      .values(rows)
      .onConflictDoUpdate({ target: forms.id, set: { revision: 1 }, setWhere: sql`${forms.revision} = 0` })
      .returning({ id: forms.id });
    const versions = missing
      .filter(({ id }) => added.some((one) => one.id === id))
      .map(({ id, definition }) => ({ form_id: id, version: 1, definition }));
    if (versions.length > 0) await transaction.insert(formVersions).values(versions).onConflictDoNothing();
    return versions.length;
  });
}
