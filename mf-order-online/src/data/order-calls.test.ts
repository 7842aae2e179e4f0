import { beginVisit, initOrder } from '@showroom/contracts/calls/buy-online';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, fakeClient } from '@showroom/shared-ui/testing';
import { exampleHold } from '../examples';
import { orderCalls } from './order-calls';

const BODY = { vehicle_id: '42', company_uuid: 'c', locale: 'en-GB' };
const tooSoon = new ShowroomError('hold.too-soon', { status: 425 });

function callsWith(...answers: readonly unknown[]) {
  const left = [...answers];
  const client = fakeClient(
    answerTo(beginVisit, { data: { wait: 0 } }),
    answerTo(initOrder, () => {
      const answer = left.shift();
      if (answer instanceof Error) throw answer;
      return { data: answer };
    }),
  );
  return { calls: orderCalls(client), sent: () => client.sends.map(({ call }) => call) };
}

test('a visitor has a name before the first hold, and asks for it once', async () => {
  const hold = exampleHold(new Date());
  const { calls, sent } = callsWith(hold, hold);
  await calls.initOrder(BODY);
  await calls.initOrder(BODY);
  expect(sent()).toEqual([beginVisit, initOrder, initOrder]);
});

test('a name that is still too new is waited for once more', async () => {
  const hold = exampleHold(new Date());
  const { calls, sent } = callsWith(tooSoon, hold);
  expect(await calls.initOrder(BODY)).toEqual(hold);
  expect(sent()).toEqual([beginVisit, initOrder, beginVisit, initOrder]);
});

test('a second refusal is reported', async () => {
  const { calls } = callsWith(tooSoon, tooSoon);
  await expect(calls.initOrder(BODY)).rejects.toBe(tooSoon);
});
