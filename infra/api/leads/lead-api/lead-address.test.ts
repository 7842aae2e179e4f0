import { leadAddress } from './lead-address';

test.each([
  ['https://leads.test', '/api/leads'],
  ['https://leads.test/', '/api/leads'],
  ['https://leads.test', 'api/leads'],
  ['https://leads.test/', 'api/leads'],
])('%s and %s are one address', (base, path) => {
  expect(leadAddress(base, path)).toBe('https://leads.test/api/leads');
});

test('a base with a path keeps it', () => {
  expect(leadAddress('https://leads.test/v2/', 'api/leads/7/initialize_cancellation')).toBe(
    'https://leads.test/v2/api/leads/7/initialize_cancellation',
  );
});
