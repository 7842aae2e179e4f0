import { SETTINGS } from '@showroom/contracts/settings/settings';
import * as z from 'zod/mini';
import { emptyOf, fits, valueSchemaOf } from './value-schema';

const OPTIONS = { io: 'input', unrepresentable: 'any' } as const;
const kinds = SETTINGS.map(({ key, schema, default: fallback }) => {
  return { key, fallback, read: valueSchemaOf(z.toJSONSchema(schema, OPTIONS)) };
});

test('every declared setting has inputs of its own, and none is typed as JSON', () => {
  expect(kinds.filter(({ read }) => read.kind === 'json').map(({ key }) => key)).toEqual([]);
});

test('the input of every setting can show its default and a new value', () => {
  for (const { key, fallback, read } of kinds) {
    expect([key, fits(read, fallback), fits(read, emptyOf(read))]).toEqual([key, true, true]);
  }
});
