import type { Client } from '@showroom/contracts/client/client';
import type { Order } from '@showroom/contracts/entities/order';

/** Cancels an order by the visitor's own session, or by the token of a link. */
export async function cancelPlacedOrder(client: Client, number: string, token: string | undefined): Promise<Order> {
  const { cancelOrder } = await import('@showroom/contracts/calls/orders');
  return (await client.send(cancelOrder, { params: { number }, query: token ? { token } : {} })).data;
}

/** Confirms an order by the token of its link; repeating it changes nothing. */
export async function confirmByLink(client: Client, number: string, token: string): Promise<Order> {
  const { confirmOrder } = await import('@showroom/contracts/calls/buy-online');
  return (await client.send(confirmOrder, { params: { number }, query: { token } })).data;
}
