import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Executor, Transaction } from '../../../database/database';
import { type FormFileRow, formFiles } from '../../../database/schema/forms';
import { enqueue } from '../../../jobs/queue';
import type { ObjectStorage } from '../../../object-storage/object-storage';

/** Deletes the bytes of files that nobody needs any more. */
export const FILES_JOB = 'form.files';
const AT_ONCE = 200;

/** Where the bytes of a file lie; no route serves what begins so. */
export const fileKey = (id: string) => `form-files/${id}`;

type NewFile = Pick<FormFileRow, 'form_id' | 'field' | 'name' | 'type' | 'bytes' | 'visitor'>;

/**
 * Stores a file. The row comes first: bytes without one would lie there for ever.
 */
export async function addFile(db: Db, file: NewFile, store: (key: string) => Promise<void>): Promise<FormFileRow> {
  const [row] = await db.insert(formFiles).values(file).returning();
  if (!row) throw new Error('A file was not stored');
  await store(fileKey(row.id));
  return row;
}

/** Files that a visitor brought with a form and has not sent yet. */
export function waitingFiles(db: Db, formId: string, visitor: string): Promise<FormFileRow[]> {
  return db
    .select()
    .from(formFiles)
    .where(
      and(
        eq(formFiles.form_id, formId),
        eq(formFiles.visitor, visitor),
        isNull(formFiles.lead_id),
        gt(formFiles.expires_at, sql`now()`),
      ),
    );
}

/** Gives files to a lead; false when another lead took one of them meanwhile. */
export async function giveFiles(transaction: Transaction, ids: readonly string[], leadId: string): Promise<boolean> {
  if (ids.length === 0) return true;
  const given = await transaction
    .update(formFiles)
    .set({ lead_id: leadId, expires_at: null })
    .where(and(inArray(formFiles.id, [...ids]), isNull(formFiles.lead_id), gt(formFiles.expires_at, sql`now()`)))
    .returning({ id: formFiles.id });
  return given.length === ids.length;
}

/** The file that a lead has in a field. */
export async function fileOf(db: Db, leadId: string, field: string): Promise<FormFileRow | undefined> {
  const [row] = await db
    .select()
    .from(formFiles)
    .where(and(eq(formFiles.lead_id, leadId), eq(formFiles.field, field)));
  return row;
}

/** Lets the files of a lead go, in the transaction that erases it. */
export async function expireFiles(db: Executor, leadId: string): Promise<void> {
  await db.execute(sql`update form_files set expires_at = now(), name = '' where lead_id = ${leadId}`);
  await enqueue(db, { kind: FILES_JOB, payload: {} });
}

/** Deletes files whose time has come: bytes first, so that a row stays for what is left. */
export async function removeExpiredFiles(db: Db, storage: ObjectStorage): Promise<void> {
  for (;;) {
    const gone = await db
      .select({ id: formFiles.id })
      .from(formFiles)
      .where(lte(formFiles.expires_at, sql`now()`))
      .limit(AT_ONCE);
    for (const { id } of gone) {
      await storage.delete(fileKey(id));
      await db.delete(formFiles).where(eq(formFiles.id, id));
    }
    if (gone.length < AT_ONCE) return;
  }
}
