import type { Client } from '@showroom/contracts/client/client';

/** Gives a visitor a name; ends once it is old enough for a hold. */
export async function beginVisit(client: Client): Promise<void> {
  const { beginVisit: call } = await import('@showroom/contracts/calls/buy-online');
  const { wait } = (await client.send(call, {})).data;
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
