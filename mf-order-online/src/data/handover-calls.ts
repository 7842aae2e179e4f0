import type { CallAnswer, CallInput } from '@showroom/contracts/calls/call';
import type { makeHandover, takeHandover } from '@showroom/contracts/calls/handover';
import type { Client } from '@showroom/contracts/client/client';

export type MadeHandover = CallAnswer<typeof makeHandover>['data']['attributes'];
export type TakenJourney = CallAnswer<typeof takeHandover>['data']['attributes'];

export async function sendMakeHandover(
  client: Client,
  body: CallInput<typeof makeHandover>['body'],
): Promise<MadeHandover> {
  const { makeHandover: call } = await import('@showroom/contracts/calls/handover');
  return (await client.send(call, { body })).data.attributes;
}

export async function sendTakeHandover(client: Client, token: string): Promise<TakenJourney> {
  const { takeHandover: call } = await import('@showroom/contracts/calls/handover');
  return (await client.send(call, { body: { token } })).data.attributes;
}
