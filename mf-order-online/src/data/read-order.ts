import type { Client } from '@showroom/contracts/client/client';
import type { Order } from '@showroom/contracts/entities/order';

export interface OrderAddress {
  readonly number: string;
  /** Of a link that was sent by e-mail. */
  readonly token?: string | undefined;
}

export async function readOrder(client: Client, { number, token }: OrderAddress, signal: AbortSignal): Promise<Order> {
  const { getOrder } = await import('@showroom/contracts/calls/buy-online');
  return (await client.send(getOrder, { params: { number }, query: token ? { token } : {} }, { signal })).data;
}
