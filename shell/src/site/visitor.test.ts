/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { visitorSince } from '@showroom/contracts/visitor-id';
import { newVisitor, visitorOf } from './visitor';

const SECRET = 'a-secret-of-this-test';

test('a new visitor is an id with the signature that the API checks', () => {
  const visitor = newVisitor(SECRET);
  const [id = '', signature] = visitor.split('.');
  expect(Date.now() - (visitorSince(id) ?? 0)).toBeLessThan(60_000);
  expect(signature).toBe(createHmac('sha256', SECRET).update(id).digest('base64url'));
  expect(visitorOf(visitor, SECRET)).toBe(visitor);
  expect(newVisitor(SECRET)).not.toBe(visitor);
});

test('a name that another secret signed is none, so that its bearer gets a new one', () => {
  expect(visitorOf(newVisitor('the-secret-before'), SECRET)).toBeUndefined();
});

test.each([undefined, '', 'x', `${'a'.repeat(22)}.${'b'.repeat(43)}`, 'a b.c', 'ééééééééééééééééé.x'])(
  'the cookie %j names nobody',
  (cookie) => expect(visitorOf(cookie, SECRET)).toBeUndefined(),
);
