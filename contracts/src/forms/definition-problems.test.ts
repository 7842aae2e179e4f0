import type { FormDefinition, FormField } from '../entities/form';
import { definitionProblems } from './definition-problems';
import texts from './messages/en.json';

const field = (name: string, rest: Partial<FormField> = {}): FormField => ({
  ...{ name, kind: 'text', label: { 'en-GB': name }, is_required: false, width: 'full', step: 0 },
  ...rest,
});
const option = (value: string) => ({ value, label: { 'en-GB': value } });
const base: FormDefinition = {
  name: 'Contact',
  type: 'contact',
  title: {},
  introduction: {},
  submit_text: {},
  steps: [],
  fields: [field('topic', { kind: 'radio', options: [option('new'), option('used')] }), field('city')],
  thank_you: { kind: 'text', title: { 'en-GB': 'Thank you' }, body: {}, url: '', link_text: {} },
  notifications: [],
  confirmation: { is_sent: false, subject: {}, body: {} },
};
const pathsOf = (changes: Partial<FormDefinition>) =>
  definitionProblems({ ...base, ...changes }, 'en-GB', texts).map(({ path }) => path);

test('a whole form has no problem', () => expect(pathsOf({})).toEqual([]));

test.each<[string, Partial<FormDefinition>, readonly string[]]>([
  ['a form without a name', { name: ' ' }, ['name']],
  ['a form of hidden fields alone', { fields: [field('a', { kind: 'hidden', label: {} })] }, ['fields']],
  ['two fields of one name', { fields: [field('a'), field('a')] }, ['fields.1.name']],
  ['a name with a space', { fields: [field('a b')] }, ['fields.0.name']],
  ['a label in another language alone', { fields: [field('a', { label: { fr: 'A' } })] }, ['fields.0.label.en-GB']],
  ['a choice of nothing', { fields: [field('a', { kind: 'choice' })] }, ['fields.0.options']],
  [
    'two options of one value',
    { fields: [field('a', { kind: 'radio', options: [option('x'), option('x')] })] },
    ['fields.0.options.1.value'],
  ],
  ['a least above the most', { fields: [field('a', { min: 3, max: 2 })] }, ['fields.0.max']],
  ['a broken pattern', { fields: [field('a', { pattern: '(' })] }, ['fields.0.pattern']],
  [
    'a condition on a field further down',
    { fields: [field('a', { shown_if: { field: 'b', is: '1' } }), field('b')] },
    ['fields.0.shown_if.field'],
  ],
  [
    'a condition on what is not offered',
    { fields: [...base.fields, field('b', { shown_if: { field: 'topic', is: 'none' } })] },
    ['fields.2.shown_if.is'],
  ],
  ['a formula that is missing', { fields: [...base.fields, field('b', { kind: 'computed' })] }, ['fields.2.formula']],
  [
    'a formula that cannot be read',
    { fields: [...base.fields, field('b', { kind: 'computed', formula: 'topic +' })] },
    ['fields.2.formula'],
  ],
  [
    'a formula of a field further down',
    { fields: [field('a', { kind: 'computed', formula: 'city * 2' }), ...base.fields] },
    ['fields.0.formula'],
  ],
  [
    'a figure for visitors of one that they do not get',
    {
      fields: [
        ...base.fields,
        field('score', { kind: 'computed', formula: 'topic * 2', is_internal: true }),
        field('shown', { kind: 'computed', formula: 'score + 1' }),
      ],
    },
    ['fields.3.formula'],
  ],
  ['a field that nobody could see', { fields: [field('a', { is_internal: true })] }, ['fields.0.is_internal']],
  [
    'a condition on what is computed',
    {
      fields: [
        ...base.fields,
        field('a', { kind: 'computed', formula: 'city' }),
        field('b', { shown_if: { field: 'a', is: '1' } }),
      ],
    },
    ['fields.3.shown_if.field'],
  ],
  ['a step that is not there', { fields: [field('a', { step: 1 })] }, ['fields.0.step']],
  ['a step without a name', { steps: [{ title: { 'en-GB': 'You' } }, { title: {} }] }, ['steps.1.title.en-GB']],
  [
    'a first choice that is none',
    { fields: [field('a', { kind: 'choice', options: [option('x')], default_value: 'y' })] },
    ['fields.0.default_value'],
  ],
  ['a thank-you on another site', { thank_you: { ...base.thank_you, kind: 'page', url: '//a' } }, ['thank_you.url']],
  [
    'a download without file and text',
    { thank_you: { ...base.thank_you, kind: 'download' } },
    ['thank_you.url', 'thank_you.link_text.en-GB'],
  ],
  ['nobody to tell', { notifications: [{ id: 'n', to: 'address' }] }, ['notifications.0.address']],
  [
    'a retailer from a field of text',
    { notifications: [{ id: 'n', to: 'chosen_retailer', field: 'city' }] },
    ['notifications.0.field'],
  ],
  [
    'a model from a field that is gone',
    { notifications: [{ id: 'n', to: 'nearest_retailer', field: 'city', model_field: 'model' }] },
    ['notifications.0.model_field'],
  ],
  [
    'a confirmation for nobody, without texts',
    { confirmation: { is_sent: true, subject: {}, body: {} } },
    ['confirmation.is_sent', 'confirmation.subject.en-GB', 'confirmation.body.en-GB'],
  ],
])('%s is a problem where it stands', (_what, changes, paths) => expect(pathsOf(changes)).toEqual(paths));

test('the nearest retailer is found by any field', () => {
  expect(pathsOf({ notifications: [{ id: 'n', to: 'nearest_retailer', field: 'city' }] })).toEqual([]);
});
