import * as z from 'zod/mini';
import { namespaceOf, setting } from './setting';

test.each([
  ['price.symbol', 'price'],
  ['error_page.404.title', 'error_page'],
  ['popups', 'popups'],
])('the setting %s belongs to the namespace %s', (key, namespace) => {
  const declared = setting({ key, schema: z.string(), default: '', summary: '', audience: 'public', readers: [] });
  expect(namespaceOf(declared.key)).toBe(namespace);
});
