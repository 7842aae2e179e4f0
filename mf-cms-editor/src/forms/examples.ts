import { type EditedForm, editedForm, type Form, type FormDefinition } from '@showroom/contracts/entities/form';
import type { Location } from '@showroom/contracts/entities/location';

/** A form with a choice, and a field that is asked for one of its options alone. */
export const exampleDefinition: FormDefinition = {
  name: 'Contact us',
  type: 'contact',
  title: { 'en-GB': 'Contact us' },
  introduction: {},
  submit_text: { 'en-GB': 'Send' },
  steps: [],
  fields: [
    {
      name: 'topic',
      kind: 'radio',
      label: { 'en-GB': 'Topic', 'fr-FR': 'Sujet' },
      is_required: true,
      options: [
        { value: 'sales', label: { 'en-GB': 'Sales' } },
        { value: 'service', label: { 'en-GB': 'Service' } },
      ],
      width: 'full',
      step: 0,
    },
    { name: 'email', kind: 'email', label: { 'en-GB': 'E-mail' }, is_required: true, width: 'half', step: 0 },
    {
      name: 'message',
      kind: 'long_text',
      label: { 'en-GB': 'Your message' },
      is_required: false,
      shown_if: { field: 'topic', is: 'sales' },
      width: 'full',
      step: 0,
    },
  ],
  thank_you: { kind: 'text', title: { 'en-GB': 'Thank you' }, body: {}, url: '', link_text: {} },
  notifications: [],
  confirmation: { is_sent: false, subject: {}, body: {} },
};

const SAVED = {
  market: 'international',
  revision: 3,
  author: 'Edith Editor',
  saved_at: '2026-03-01T12:05:00.000Z',
  leads: 1204,
  dead: 2,
} as const;

/** A form as it is edited. */
export function exampleForm(
  definition: Partial<FormDefinition> = {},
  changes: Partial<EditedForm['attributes']> = {},
): EditedForm {
  return editedForm.parse({
    id: 'contact',
    type: 'edited_form',
    attributes: {
      ...SAVED,
      definition: { ...exampleDefinition, ...definition },
      integrations: [{ kind: 'crm' }],
      retention_days: null,
      draft: null,
      draft_revision: 0,
      ...changes,
    },
  });
}

/** A form in a list. */
export function exampleListed(id: string, changes: Partial<Form['attributes']> = {}): Form {
  const { name, type, fields } = exampleDefinition;
  return { id, type: 'form', attributes: { ...SAVED, name, type, fields, has_draft: false, ...changes } };
}

/** A place that forms can notify. */
export const exampleLocation: Location = {
  id: 'loc-1',
  type: 'location',
  attributes: {
    market: 'international',
    name: 'Headquarters',
    email: 'leads@showroom.test',
    address: 'Main street 1',
    revision: 2,
    saved_at: '2026-03-01T12:05:00.000Z',
  },
};
