import * as z from 'zod/mini';
import { event } from '../bus';
import { formId } from '../entities/form';

/** Sent when a visitor wants to fill in a form without leaving the page. */
export const modalForm = event({
  name: 'modal:form',
  version: 1,
  detail: z.object({
    form_id: formId,
    /** Values of hidden fields, by their names. */
    hidden_fields: z._default(z.record(z.string(), z.string().check(z.maxLength(500))), {}),
    layout: z._default(z.enum(['single', 'double']), 'single'),
  }),
  replay: 'none',
  summary: 'A visitor wants to fill in a form; the shell opens its one form dialog with it.',
});
