import type { ShownField, ShownForm } from '@showroom/contracts/entities/form';

/** A field of the form below, or of one of a test. */
export function exampleField(name: string, rest: Partial<ShownField> = {}): ShownField {
  return { name, kind: 'text', label: name, is_required: false, width: 'full', step: 0, ...rest };
}

const named = { is_required: true, max: 80, width: 'half' } as const;

/** A form as the API answers it, for the gallery and for tests. */
export function exampleForm(attributes: Partial<ShownForm['attributes']> = {}): ShownForm {
  return {
    id: 'contact-international',
    type: 'shown_form',
    attributes: {
      market: 'international',
      locale: 'en-GB',
      version: 3,
      type: 'contact',
      title: 'Contact us',
      introduction: 'Tell us what you have in mind, and a retailer near you answers within a day.',
      submit_text: 'Send',
      steps: [],
      fields: [
        exampleField('first_name', { label: 'First name', ...named }),
        exampleField('last_name', { label: 'Last name', ...named }),
        exampleField('email', { label: 'E-mail', kind: 'email', is_required: true }),
        exampleField('phone', { label: 'Phone', kind: 'phone' }),
        exampleField('message', { label: 'Message', kind: 'long_text', is_required: true, min: 5, max: 400 }),
        exampleField('consent', {
          label: 'I agree that my details are used to answer me.',
          kind: 'consent',
          is_required: true,
        }),
      ],
      thank_you: { kind: 'text', title: 'Thank you', body: 'A retailer answers you soon.', url: '', link_text: '' },
      ...attributes,
    },
  };
}

/** What the API answers to whoever sent a form. */
export const LEAD_ANSWER = {
  data: {
    type: 'lead',
    id: '0190b2f0-0000-7000-8000-000000000001',
    attributes: { created_at: '2026-11-27T10:00:00.000Z', token: 'abc' },
  },
} as const;
