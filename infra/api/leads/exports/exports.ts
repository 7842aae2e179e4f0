import { Readable } from 'node:stream';
import type { CallOutput } from '@showroom/contracts/calls/call';
import { createLeadExport, getLeadExport, type LeadChoice } from '@showroom/contracts/calls/leads';
import { and, eq, gt } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Db } from '../../../database/database';
import { leadExportPieces, leadExports } from '../../../database/schema/leads';
import { enqueue } from '../../../jobs/queue';
import { ownForm } from '../../forms/form-store';
import type { Api, Caller } from '../../kernel/api';
import { implement } from '../../kernel/implement';
import { Refusal } from '../../kernel/refusal';
import { ordered } from '../lead-choice';

export const EXPORT_JOB = 'lead.export';

type ExportRow = typeof leadExports.$inferSelect;

const isoOf = (time: string) => new Date(time).toISOString();

function answerOf({ id, form_id, status, rows, created_at, finished_at }: ExportRow): CallOutput<typeof getLeadExport> {
  const attributes = {
    form_id,
    status,
    rows,
    created_at: isoOf(created_at),
    finished_at: finished_at === null ? null : isoOf(finished_at),
  };
  return { data: { id, type: 'lead_export', attributes } };
}

async function exportOf(db: Db, formId: string, id: string): Promise<ExportRow> {
  const [row] = await db
    .select()
    .from(leadExports)
    .where(and(eq(leadExports.id, id), eq(leadExports.form_id, formId)));
  if (!row) throw new Refusal(404, 'There is no such export.');
  return row;
}

async function* piecesOf(db: Db, id: string): AsyncGenerator<string> {
  for (let after = -1; ; ) {
    const [piece] = await db
      .select()
      .from(leadExportPieces)
      .where(and(eq(leadExportPieces.export_id, id), gt(leadExportPieces.sequence, after)))
      .orderBy(leadExportPieces.sequence)
      .limit(1);
    if (!piece) return;
    yield piece.content;
    after = piece.sequence;
  }
}

const downloadParams = z.object({ id: z.string().max(64), exportId: z.uuid() });

/** Files of leads: asked for, written by a job, handed out. */
export function registerExports(api: Api, { db }: Database): void {
  async function begin(formId: string, asked: LeadChoice, caller: Caller) {
    const form = await ownForm(db, formId, caller);
    // A field that the form does not have is told now, not by a job.
    ordered(form, asked);
    const [row] = await db.transaction(async (transaction) => {
      const begun = await transaction
        .insert(leadExports)
        .values({ form_id: form.id, asked, who: caller.subject ?? 'unknown' })
        .returning();
      for (const { id } of begun) await enqueue(transaction, { kind: EXPORT_JOB, payload: { export: id } });
      return begun;
    });
    if (!row) throw new Error('An export was not stored');
    return answerOf(row);
  }

  implement(api, createLeadExport, ({ params, body, caller }) => begin(params.id, body, caller));

  implement(api, getLeadExport, async ({ params, caller }) => {
    const form = await ownForm(db, params.id, caller);
    return answerOf(await exportOf(db, form.id, params.exportId));
  });

  // A file, not JSON: no declared call.
  api.server.get('/forms/:id/lead_exports/:exportId/download', async (request, reply) => {
    const caller = await api.admit(getLeadExport, request);
    const params = downloadParams.safeParse(request.params);
    if (!params.success) throw new Refusal(404, 'There is no such export.');
    const form = await ownForm(db, params.data.id, caller);
    const row = await exportOf(db, form.id, params.data.exportId);
    if (row.status !== 'done') throw new Refusal(409, 'This export is not written yet.');
    const day = isoOf(row.created_at).slice(0, 10);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="leads-${form.id}-${day}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(piecesOf(db, row.id)));
  });
}
