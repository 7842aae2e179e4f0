import { type FormDefinition, formDefinition } from '../entities/form';
import { formInLanguage } from './form-in-language';

const definition: FormDefinition = {
  name: 'Contact',
  type: 'contact',
  title: { 'en-AE': 'Contact us', 'ar-AE': 'تواصل معنا' },
  introduction: {},
  submit_text: { 'en-AE': 'Send' },
  steps: [{ title: { 'en-AE': 'You' } }],
  fields: [
    {
      name: 'topic',
      kind: 'choice',
      label: { 'en-AE': 'Topic', 'ar-AE': ' ' },
      is_required: true,
      options: [{ value: 'sales', label: { 'ar-AE': 'المبيعات' } }],
      width: 'full',
      step: 0,
    },
  ],
  thank_you: { kind: 'text', title: { 'en-AE': 'Thank you' }, body: {}, url: '', link_text: {} },
  notifications: [],
  confirmation: { is_sent: false, subject: {}, body: {} },
};

test('a text that a language lacks, or leaves blank, is that of the first language that has one', () => {
  const shown = formInLanguage(definition, 'ar-AE', ['en-AE', 'ar-AE']);
  expect(shown).toMatchObject({
    title: 'تواصل معنا',
    introduction: '',
    submit_text: 'Send',
    steps: ['You'],
    thank_you: { title: 'Thank you', body: '' },
  });
  expect(shown.fields[0]).toMatchObject({ label: 'Topic', options: [{ value: 'sales', label: 'المبيعات' }] });
});

test('who is told of a lead, and what a lead is called inside, is not shown to visitors', () => {
  const shown = formInLanguage(definition, 'en-AE', ['en-AE']);
  expect(Object.keys(shown)).not.toContain('notifications');
  expect(Object.keys(shown)).not.toContain('name');
});

test('a score for the people of the market is not shown to visitors', () => {
  const score = { ...definition.fields[0], name: 'score', kind: 'computed', formula: 'topic', is_internal: true };
  const { fields } = formInLanguage(formDefinition.parse({ ...definition, fields: [score] }), 'en-AE', ['en-AE']);
  expect(fields).toEqual([]);
});
