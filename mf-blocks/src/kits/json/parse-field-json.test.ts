import * as z from 'zod/mini';
import { parseFieldJson } from './parse-field-json';

const services = z.array(z.object({ label: z.string() }));
const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

test.each([
  ['data', [{ label: 'Service' }]],
  ['text', '[{"label": "Service"}]'],
])('reads %s', (_kind, value) => {
  expect(parseFieldJson('services', services, value)).toEqual([{ label: 'Service' }]);
});

test.each([['[{"label": "Ser'], ['{}'], [[{ label: 1 }]], [7]])('%j is logged and ignored', (value) => {
  expect(parseFieldJson('services', services, value)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith('Invalid JSON in services');
});

test.each([[undefined], [null], ['']])('%j is nothing, and no reason to complain', (value) => {
  expect(parseFieldJson('services', services, value)).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});
