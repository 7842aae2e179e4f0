import type { FormField } from '@showroom/contracts/entities/form';
import fc from 'fast-check';
import { contactDefinition } from '../leads/examples';
import {
  type Draft,
  freeName,
  linesOf,
  nameFrom,
  newField,
  optionsFrom,
  placeOf,
  withField,
  withFieldCopied,
  withFieldDropped,
  withFieldInStep,
  withFieldMoved,
  withFieldStepped,
  withNewField,
  withNewStep,
  withoutField,
  withoutStep,
  withText,
} from './form-edit';
import messages from './messages/fields/en.json';

const field = (name: string, rest: Partial<FormField> = {}): FormField => ({
  ...newField('text', name, { 'en-GB': name }),
  ...rest,
});
const draft = (...fields: readonly FormField[]): Draft => ({ ...contactDefinition, fields: [...fields] });
const names = ({ fields }: Draft) => fields.map(({ name }) => name).join(' ');
const abc = draft(field('a'), field('b'), field('c'));
const steps = (own: Draft) => ({ ...own, steps: [{ title: {} }, { title: {} }] });

test.each([
  ['Your message!', 'your_message'],
  ['Prénom', 'prenom'],
  ['2 nights', 'nights'],
  ['الاسم', 'text'],
])('the label "%s" names its field %s', (label, name) => expect(nameFrom(label, 'text')).toBe(name));

test('a name that is taken gets a number', () => expect(freeName('city', ['city', 'city_2'])).toBe('city_3'));

test.each([
  [0, 2, 'b c a'],
  [2, 0, 'c a b'],
  [1, 1, 'a b c'],
  [0, 7, 'a b c'],
])('the field at %d moved to %d: %s', (from, to, order) => expect(names(withFieldMoved(abc, from, to))).toBe(order));

test.each([
  [0, 2, 'before', 'b a c'],
  [0, 2, 'after', 'b c a'],
  [2, 0, 'before', 'c a b'],
  [2, 0, 'after', 'a c b'],
  [1, 1, 'after', 'a b c'],
] as const)('the field at %d let go at %d, %s it: %s', (from, over, zone, order) => {
  expect(names(withFieldDropped(abc, from, over, zone))).toBe(order);
});

test('a field that is let go where it stands changes nothing, and in another step it changes its step', () => {
  expect(withFieldDropped(abc, 0, 1, 'before')).toBe(abc);
  const own = steps(draft(field('a'), field('b', { step: 1 })));
  expect(withFieldDropped(own, 0, 1, 'before').fields.map(({ step }) => step)).toEqual([1, 1]);
});

test('a field that was moved there and back leaves everything as it was', () => {
  fc.assert(
    fc.property(fc.nat(2), fc.nat(2), (from, to) => {
      expect(withFieldMoved(withFieldMoved(abc, from, to), to, from).fields).toEqual(abc.fields);
    }),
  );
});

test('at the edge of its step a field goes over to the next one before it passes another field', () => {
  const own = steps(draft(field('a'), field('b', { step: 1 })));
  const over = withFieldStepped(own, 0, 1);
  expect(over.fields.map(({ name, step }) => `${name}${step}`)).toEqual(['a1', 'b1']);
  expect(names(withFieldStepped(over, 0, 1))).toBe('b a');
  expect(withFieldStepped(own, 0, -1)).toBe(own);
  expect(placeOf(over, 0, 'A', messages.moved)).toBe('A: 1 of 2 in step 2.');
  expect(placeOf(abc, 2, 'C', messages.added)).toBe('C was added: 3 of 3.');
});

test('a field that is put into a step stands behind its fields', () => {
  const own = steps(draft(field('a'), field('b'), field('c', { step: 1 })));
  expect(names(withFieldInStep(own, 0, 1))).toBe('b c a');
  expect(withNewField(own, field('a'), 0).fields.map(({ name }) => name)).toEqual(['a', 'b', 'a_2', 'c']);
});

test('a renamed field is found by its new name wherever it was named', () => {
  const own: Draft = {
    ...draft(field('a'), field('b', { shown_if: { field: 'a', is: '1' }, formula: 'a * 2 + ab' })),
    notifications: [{ id: 'n', to: 'chosen_retailer', field: 'a', only_if: { field: 'a', is: '1' } }],
    confirmation: { is_sent: true, subject: { 'en-GB': 'Hello {a}' }, body: {} },
  };
  const { fields, notifications, confirmation } = withField(own, 0, field('z'));
  expect(fields[1]).toMatchObject({ shown_if: { field: 'z', is: '1' }, formula: 'z * 2 + ab' });
  expect(notifications[0]).toMatchObject({ field: 'z', only_if: { field: 'z' } });
  expect(confirmation.subject).toEqual({ 'en-GB': 'Hello {z}' });
});

test('a copy has a name of its own, and a field that is gone is asked about no more', () => {
  expect(names(withFieldCopied(abc, 1))).toBe('a b b_2 c');
  const own = draft(field('a'), field('b', { shown_if: { field: 'a', is: '1' } }));
  expect(withoutField(own, 0).fields).toEqual([field('b')]);
});

test('the first step that is added makes two; without one of two there is none', () => {
  const two = withNewStep(abc);
  expect(two.steps).toHaveLength(2);
  const moved = withFieldInStep(two, 0, 1);
  expect(withoutStep(moved, 1)).toMatchObject({ steps: [], fields: [{ step: 0 }, { step: 0 }, { step: 0 }] });
  const three = withFieldInStep(withNewStep(two), 0, 2);
  expect(withoutStep(three, 0).fields.map(({ step }) => step)).toEqual([0, 0, 1]);
});

test('options are pasted from lines, and keep the texts of other languages', () => {
  const options = optionsFrom('New car\n\nu = Used car\nNew car', 'en-GB', [
    { value: 'u', label: { 'en-GB': 'Used', 'fr-FR': 'Occasion' } },
  ]);
  expect(options).toEqual([
    { value: 'new_car', label: { 'en-GB': 'New car' } },
    { value: 'u', label: { 'en-GB': 'Used car', 'fr-FR': 'Occasion' } },
    { value: 'new_car_2', label: { 'en-GB': 'New car' } },
  ]);
  expect(linesOf(options, 'en-GB')).toBe('New car\nu = Used car\nnew_car_2 = New car');
  expect(optionsFrom(linesOf(options, 'en-GB'), 'en-GB', options)).toEqual(options);
});

test('an emptied text of a language is not there', () => {
  expect(withText({ 'en-GB': 'a', 'fr-FR': 'b' }, 'fr-FR', '')).toEqual({ 'en-GB': 'a' });
});
