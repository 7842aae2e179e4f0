import { listNavEntries } from '@showroom/contracts/calls/content';
import type { HostPlatform } from '@showroom/contracts/host/platform';
import { act, screen } from '@testing-library/react';
import { Price } from '../price/Price';
import { answerTo, fakeClient, renderWithPlatform, testPlatform } from './testing';

test('a component sees market, settings and their changes', () => {
  const { platform } = renderWithPlatform(<Price amount={45900} />, { settings: { 'price.symbol': 'AED' } });
  expect(screen.getByText('45,900 AED')).toBeVisible();
  act(() => platform.settings.change({ 'price.delimiter': ' ' }));
  expect(screen.getByText('45 900 AED')).toBeVisible();
});

test('the document has the language and direction of the locale', () => {
  renderWithPlatform(<p>نص</p>, { market: 'ae', locale: 'ar-AE' });
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'ar-AE');
});

test('the fake client answers by call, keeps what was sent and refuses impossible answers', async () => {
  const client = fakeClient(answerTo(listNavEntries, { data: [] }));
  await expect(client.send(listNavEntries, { query: { market: 'au' } })).resolves.toEqual({ data: [] });
  expect(client.sends).toEqual([{ call: listNavEntries, input: { query: { market: 'au' } } }]);
  const broken = fakeClient({ call: listNavEntries, answer: () => ({ data: 'none' }) });
  await expect(broken.send(listNavEntries, { query: { market: 'au' } })).rejects.toThrow();
  const failing = fakeClient(answerTo(listNavEntries, new Error('down')));
  await expect(failing.send(listNavEntries, { query: { market: 'au' } })).rejects.toThrow('down');
});

test('the platform is what the contracts promise to remotes that know nothing else', () => {
  const promised: HostPlatform = testPlatform({ market: 'au' });
  expect(promised.market.code).toBe('au');
  expect(promised.settings.get('price.symbol')).not.toBe('');
});
