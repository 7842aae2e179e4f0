import { loggedError, loggedMessage } from './logged-error';
import { withoutPeople } from './without-people';

test.each([
  ['GET http://127.0.0.1:4000/orders/A-17?token=s3cret failed', 'GET http://127.0.0.1:4000/… failed'],
  ['the API at http://127.0.0.1:4000 listens', 'the API at http://127.0.0.1:4000 listens'],
  ['at http://host/releases/mf-a/1.0.0/server.js:3:14', 'at http://host/releases/mf-a/1.0.0/server.js:3:14'],
  ['{"source":"/orders/A-17?token=s3cret"}', '{"source":"/orders/A-17?…"}'],
  ['550 <jane.doe@example.com> is unknown', '550 <…@…> is unknown'],
  ['email jane%40example.com', 'email …@…'],
  ['no message to +44 7700 900123', 'no message to +…'],
  ['authorization: Bearer abc.def-1', 'authorization: …'],
  ['token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJqYW5lIn0.c2ln here', 'token … here'],
  [
    'at /srv/node_modules/@fastify/reply-from/index.js:193:30',
    'at /srv/node_modules/@fastify/reply-from/index.js:193:30',
  ],
  ['"time":1700000000000,"zone":"+0200"', '"time":1700000000000,"zone":"+0200"'],
])('%s is written %s', (text, written) => {
  expect(withoutPeople(text)).toBe(written);
});

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.each([
  ['a text that is no JSON', thrownBy(() => JSON.parse('Jane "Doe" {'))],
  ['a zone that there is not', thrownBy(() => new Intl.DateTimeFormat('en', { timeZone: 'Jane Doe' }))],
  [
    'a failed query',
    Object.assign(new Error('Failed query: select $1\nparams: Jane Doe'), {
      query: 'select $1',
      cause: Object.assign(new Error('invalid input syntax for type uuid: "Jane Doe"'), {
        severity: 'ERROR',
        code: '22P02',
        detail: 'Jane Doe',
      }),
    }),
  ],
])('an error about %s does not repeat it', (_, error) => {
  expect(JSON.stringify(loggedError(error))).not.toMatch(/Jane|Doe/);
});

test('the name of a broken constraint is told', () => {
  const error = {
    severity: 'ERROR',
    code: '23505',
    message: 'duplicate key value violates unique constraint "orders_pkey"',
  };
  expect(loggedMessage(error)).toContain('orders_pkey');
});
