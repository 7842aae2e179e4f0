import { CONSENT_SCOPES, type ConsentChoice, isConsented } from './consent';

const accepted = (...scopes: ConsentChoice['scopes'][number][]): ConsentChoice => ({ status: 'accepted', scopes });

test.each([
  ['accepted with the scope', accepted('obligatory', 'marketing'), true],
  ['accepted without the scope', accepted('obligatory', 'statistic'), false],
  ['rejected, whatever is stored beside it', { status: 'rejected', scopes: CONSENT_SCOPES } as const, false],
  ['pending', { status: 'pending', scopes: CONSENT_SCOPES } as const, false],
  ['unknown', { status: 'unknown', scopes: [] } as const, false],
])('marketing is allowed by a choice that is %s: %s', (_, choice, allowed) => {
  expect(isConsented('basic', choice, ['marketing'])).toBe(allowed);
});

test('every scope that is needed must be in the choice', () => {
  expect(isConsented('basic', accepted('statistic', 'marketing'), ['statistic', 'marketing'])).toBe(true);
  expect(isConsented('basic', accepted('statistic'), ['statistic', 'marketing'])).toBe(false);
});

test('the strategy none gates nothing', () => {
  expect(isConsented('none', { status: 'unknown', scopes: [] }, ['marketing'])).toBe(true);
});

test('what is obligatory waits for no choice', () => {
  expect(isConsented('basic', { status: 'rejected', scopes: [] }, ['obligatory'])).toBe(true);
});

test('what OneTrust cannot tell apart is allowed with optional', () => {
  expect(isConsented('oneTrust', accepted('obligatory', 'optional'), ['statistic', 'marketing'])).toBe(true);
  expect(isConsented('oneTrust', accepted('obligatory'), ['statistic'])).toBe(false);
  expect(isConsented('cookiebot', accepted('obligatory', 'optional'), ['statistic'])).toBe(false);
});
