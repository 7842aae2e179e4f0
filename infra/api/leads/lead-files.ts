import { getLead } from '@showroom/contracts/calls/leads';
import * as z from 'zod';
import { MIME } from '../forms/files/file-kind';
import { fileKey, fileOf } from '../forms/files/file-store';
import { ownForm } from '../forms/form-store';
import type { Api } from '../kernel/api';
import { attachmentHeaders } from '../kernel/attachment';
import { Refusal } from '../kernel/refusal';
import { leadById } from './find-leads';
import type { Leads } from './services';

const params = z.object({ id: z.string().max(64), leadId: z.uuid(), name: z.string().max(60) });
const notFound = () => new Refusal(404, 'There is no such file.');

/**
 * Hands the files of leads to whoever may see the leads, never as something that a browser opens:
 * strangers made them. `name` is that of the field.
 */
export function registerFiles(api: Api, { database: { db }, storage }: Leads): void {
  // A file, not JSON: no declared call.
  api.server.get('/forms/:id/leads/:leadId/files/:name', async (request, reply) => {
    const caller = await api.admit(getLead, request);
    const asked = params.safeParse(request.params);
    if (!asked.success) throw notFound();
    const form = await ownForm(db, asked.data.id, caller);
    const { data: lead } = await leadById(db, form.id, asked.data.leadId);
    const file = await fileOf(db, lead.id, asked.data.name);
    const body = file && (await (await storage()).read(fileKey(file.id), { from: 0, to: file.bytes - 1 }));
    if (!file || !body) throw notFound();
    return reply
      .headers({
        ...attachmentHeaders(file.name),
        'cache-control': 'no-store',
        'content-length': file.bytes,
      })
      .type(MIME[file.type])
      .send(body);
  });
}
