import { getOrder } from '@showroom/contracts/calls/buy-online';
import { listNavEntries } from '@showroom/contracts/calls/content';
import type { Client } from '@showroom/contracts/client/client';
import { cachedAnswers } from './cached-answers';

const question = { query: { market: 'international', locale: 'en-GB' } } as const;

function asking(send: jest.Mock = jest.fn(async () => ({ data: [{ id: 'one' }, { id: 'two' }] }))) {
  const answers = cachedAnswers();
  const client: Client = answers.over({ send });
  return { answers, client, send };
}

test('pages share an answer until something changes', async () => {
  const { answers, client, send } = asking();
  const [first, second] = await Promise.all([
    client.send(listNavEntries, question),
    client.send(listNavEntries, question, { signal: new AbortController().signal }),
  ]);
  expect(second).toBe(first);
  expect(await answers.over({ send }).send(listNavEntries, question)).toBe(first);
  expect(send).toHaveBeenCalledTimes(1);
  answers.invalidate();
  expect(await client.send(listNavEntries, question)).not.toBe(first);
});

test('another question has another answer', async () => {
  const { client, send } = asking();
  await client.send(listNavEntries, question);
  await client.send(listNavEntries, { query: { ...question.query, market: 'ae' } });
  expect(send).toHaveBeenCalledTimes(2);
});

test('what nobody reports the changes of is asked for by every page', async () => {
  const { client, send } = asking();
  const order = { params: { number: 'JLR-1' }, query: {} };
  await client.send(getOrder, order);
  await client.send(getOrder, order);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a page cannot change what the next one gets', async () => {
  const { client } = asking();
  const { data } = await client.send(listNavEntries, question);
  expect(() => data.reverse()).toThrow(TypeError);
});

test('a question that failed is asked again', async () => {
  const send = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue({ data: [] });
  const { client } = asking(send);
  await expect(client.send(listNavEntries, question)).rejects.toThrow('away');
  expect(await client.send(listNavEntries, question)).toEqual({ data: [] });
});
