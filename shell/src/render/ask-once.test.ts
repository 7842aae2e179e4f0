import { initOrder } from '@showroom/contracts/calls/buy-online';
import { listNavEntries } from '@showroom/contracts/calls/content';
import type { Client } from '@showroom/contracts/client/client';
import { askOnce } from './ask-once';

const question = { query: { market: 'international', locale: 'en-GB' } } as const;

test('what two parts of a page ask for travels once', async () => {
  const send = jest.fn().mockResolvedValue({ data: [] });
  const client: Client = askOnce({ send });
  const [first, second] = await Promise.all([
    client.send(listNavEntries, question),
    client.send(listNavEntries, question, { signal: new AbortController().signal }),
  ]);
  expect(first).toBe(second);
  expect(send).toHaveBeenCalledTimes(1);
  await client.send(listNavEntries, { query: { ...question.query, market: 'ae' } });
  expect(send).toHaveBeenCalledTimes(2);
});

test('what changes something is done as often as it is asked for', async () => {
  const send = jest.fn().mockResolvedValue({ data: [] });
  const client: Client = askOnce({ send });
  const input = { body: { vehicle_id: 'vehicle-1', company_uuid: 'company-1' } };
  await client.send(initOrder, input);
  await client.send(initOrder, input);
  expect(send).toHaveBeenCalledTimes(2);
});
