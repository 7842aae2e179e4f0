import { INTEGRATION_STATUSES } from '@showroom/contracts/entities/lead';
import fc from 'fast-check';
import { formatName } from '../layout/form-type';
import { deadDelivery } from './examples';
import { formatAttempt, formatPerson, formatValue } from './format';
import { formHref, leadQueryOf, leadsHref, SORTS } from './lead-query';
import messages from './messages/en.json';

test.each([
  [{ first_name: 'Ada', last_name: 'Adams' }, 'en-AU', 'Ada Adams'],
  [{ first_name: 'Hanako', last_name: 'Yamada' }, 'ja-JP', 'Yamada Hanako'],
  [{ last_name: 'Adams' }, 'en-AU', 'Adams'],
  [{ email: 'a@b.c' }, 'en-AU', 'Without a name'],
  [{ first_name: 7 }, 'en-AU', '7'],
])('%j in %s is called "%s"', (values, locale, name) => expect(formatPerson({ values, locale }, messages)).toBe(name));

const [attempt] = deadDelivery.attributes.attempts;
test.each([
  [{ outcome: 'delivered' }, 'Delivered'],
  [{ outcome: null, finished_at: null }, 'Under way, or cut off'],
  [{ outcome: null }, 'Cut off'],
  [{ outcome: 'refused', detail: '', http_status: 400 }, 'Refused: answered 400'],
  [{ outcome: 'refused', detail: 'No such field', http_status: 400 }, 'Refused: No such field'],
  [{ outcome: 'unreachable', detail: 'Too slow', http_status: null }, 'Not reached: Too slow'],
] as const)('a try with %j is told as "%s"', (changes, text) => {
  expect(attempt && formatAttempt({ ...attempt, ...changes }, messages)).toBe(text);
});

test.each([
  [true, 'Yes'],
  [false, 'No'],
  [0, '0'],
  ['', ''],
  ['Call me', 'Call me'],
  [['tyres', 'oil'], 'tyres, oil'],
  [undefined, ''],
])('%j is shown as "%s"', (value, text) => expect(formatValue(value, messages)).toBe(text));

test('what has no label is called by its name in words', () => expect(formatName('order_state')).toBe('Order state'));

const option = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const query = fc.record({
  'filter[created_at_gteq]': option(['2026-03-01']),
  'filter[created_at_lteq]': option(['2026-12-31']),
  'filter[integration_status_eq]': option(INTEGRATION_STATUSES),
  sort: option(SORTS.map(({ value }) => value)),
  page: option(['1', '99999']),
});

test('a list that is asked for is the one that its address asks for', () => {
  fc.assert(
    fc.property(query, (asked) => {
      const { searchParams } = new URL(leadsHref('f', asked), 'http://site.test');
      expect(leadQueryOf(searchParams)).toEqual(JSON.parse(JSON.stringify(asked)));
    }),
  );
});

test('a form is one part of an address, whatever its name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (form) => {
      const [, , , last, ...more] = new URL(`${formHref(form)}x`, 'http://site.test').pathname.split('/');
      expect(decodeURIComponent(last ?? '')).toBe(`${form}x`);
      expect(more).toEqual([]);
    }),
  );
});
