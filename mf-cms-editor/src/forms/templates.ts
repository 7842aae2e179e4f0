import type { FormDefinition, FormField } from '@showroom/contracts/entities/form';
import { type TextId, textsFor } from './template-texts';

/** A field of a template; its texts are those of `label`. */
interface Planned
  extends Pick<FormField, 'name' | 'kind'>,
    Partial<Omit<FormField, 'name' | 'kind' | 'label' | 'options'>> {
  readonly label: TextId;
  readonly choices?: readonly TextId[];
}

interface Template {
  readonly type: string;
  readonly title?: TextId;
  readonly steps?: readonly TextId[];
  readonly fields: readonly Planned[];
}

const REQUIRED = { is_required: true } as const;
const HALF = { width: 'half' } as const;

const PERSON: readonly Planned[] = [
  { name: 'first_name', kind: 'text', label: 'first_name', ...REQUIRED, ...HALF, max: 80, autocomplete: 'given-name' },
  { name: 'last_name', kind: 'text', label: 'last_name', ...REQUIRED, ...HALF, max: 80, autocomplete: 'family-name' },
  { name: 'email', kind: 'email', label: 'email', ...REQUIRED, ...HALF },
  { name: 'phone', kind: 'phone', label: 'phone', ...HALF },
];
const CONSENT: Planned = { name: 'consent', kind: 'consent', label: 'consent', ...REQUIRED };
const PAGE: Planned = { name: 'page', kind: 'hidden', label: 'contact', page_value: 'path' };
const MODEL: Planned = { name: 'model', kind: 'model', label: 'model' };
const RETAILER: Planned = { name: 'retailer', kind: 'retailer', label: 'retailer', ...REQUIRED };
const DAY: Planned = { name: 'preferred_day', kind: 'date', label: 'day', ...HALF };
const MESSAGE: Planned = { name: 'message', kind: 'long_text', label: 'message', max: 4000 };

/** What forms begin with; their names and purposes are among the messages of the list. */
export const TEMPLATES = {
  empty: { type: 'contact', fields: [] },
  contact: {
    type: 'contact',
    title: 'contact',
    fields: [...PERSON, { ...MESSAGE, ...REQUIRED }, CONSENT, PAGE],
  },
  test_drive: {
    type: 'test_drive',
    title: 'test_drive',
    fields: [{ ...MODEL, ...REQUIRED }, RETAILER, DAY, ...PERSON, MESSAGE, CONSENT, PAGE],
  },
  offers: {
    type: 'offers',
    title: 'offers',
    fields: [
      ...PERSON,
      { name: 'postcode', kind: 'text', label: 'postcode', autocomplete: 'postal-code' },
      CONSENT,
      PAGE,
    ],
  },
  service: {
    type: 'service_booking',
    title: 'booking',
    steps: ['vehicle', 'you'],
    fields: [
      { ...MODEL, ...HALF },
      { name: 'registration', kind: 'text', label: 'registration', ...REQUIRED, ...HALF, max: 20 },
      { name: 'mileage', kind: 'number', label: 'mileage', ...HALF, min: 0 },
      { ...DAY },
      {
        ...{ name: 'service', kind: 'checkboxes', label: 'service', ...REQUIRED },
        choices: ['inspection', 'tyres', 'repair', 'other'],
      },
      { ...MESSAGE, shown_if: { field: 'service', is: 'other' } },
      RETAILER,
      ...[...PERSON, CONSENT].map((field) => ({ ...field, step: 1 })),
    ],
  },
} as const satisfies Record<string, Template>;
export type TemplateId = keyof typeof TEMPLATES;

function fieldOf({ label, choices, ...rest }: Planned, locales: readonly string[]): FormField {
  return {
    ...{ is_required: false, width: 'full', step: 0 },
    ...rest,
    label: rest.kind === 'hidden' ? {} : textsFor(label, locales),
    ...(choices && { options: choices.map((value) => ({ value, label: textsFor(value, locales) })) }),
  };
}

/** A new form from a template, in the languages of a market. */
export function definitionOf(id: TemplateId, name: string, locales: readonly string[]): FormDefinition {
  const { type, title, steps = [], fields }: Template = TEMPLATES[id];
  return {
    name,
    type,
    title: title ? textsFor(title, locales) : {},
    introduction: {},
    submit_text: textsFor('send', locales),
    steps: steps.map((step) => ({ title: textsFor(step, locales) })),
    fields: fields.map((field) => fieldOf(field, locales)),
    thank_you: {
      kind: 'text',
      title: textsFor('thanks', locales),
      body: textsFor('soon', locales),
      url: '',
      link_text: {},
    },
    notifications: [],
    confirmation: { is_sent: false, subject: {}, body: {} },
  };
}
