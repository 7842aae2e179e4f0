import type { PaypalEvent, PaypalOrder, PaypalRefund } from './state';

interface Link {
  readonly href: string;
  readonly rel: string;
  readonly method: 'GET' | 'POST';
}

const get = (rel: string, href: string): Link => ({ href, rel, method: 'GET' });
const post = (rel: string, href: string): Link => ({ href, rel, method: 'POST' });

/** The whole of an order, as `Prefer: return=representation` and reading it answer. */
export function presentOrder(order: PaypalOrder, url: string) {
  const { id, intent, status, create_time, payer_id, amount, reference_id, custom_id, invoice_id, description } = order;
  return {
    id,
    intent,
    status,
    create_time,
    purchase_units: [
      {
        reference_id,
        ...(custom_id !== null && { custom_id }),
        ...(invoice_id !== null && { invoice_id }),
        ...(description !== null && { description }),
        amount,
        ...(hasPayments(order) && { payments: presentPayments(order, url) }),
      },
    ],
    ...(payer_id !== null && { payer: { payer_id } }),
    links: linksOf(order, url),
  };
}

export function presentOrderBriefly(order: PaypalOrder, url: string) {
  return { id: order.id, status: order.status, links: linksOf(order, url) };
}

function linksOf({ id, status, intent }: PaypalOrder, url: string): Link[] {
  const self = `${url}/v2/checkout/orders/${id}`;
  const approval = `${url}/checkoutnow?token=${id}`;
  switch (status) {
    case 'CREATED':
      return [get('self', self), get('approve', approval)];
    case 'PAYER_ACTION_REQUIRED':
      return [get('self', self), get('payer-action', approval)];
    case 'APPROVED': {
      const action = intent === 'AUTHORIZE' ? 'authorize' : 'capture';
      return [get('self', self), post(action, `${self}/${action}`)];
    }
    case 'COMPLETED':
      return [get('self', self)];
  }
}

function hasPayments({ authorization, capture }: PaypalOrder): boolean {
  return authorization !== null || capture !== null;
}

function presentPayments(order: PaypalOrder, url: string) {
  return {
    ...(order.authorization && { authorizations: [presentAuthorization(order, url)] }),
    ...(order.capture && { captures: [presentCapture(order, url)] }),
    ...(order.refunds.length > 0 && { refunds: order.refunds.map((refund) => presentRefund(order, refund, url)) }),
  };
}

/** What an authorisation, a capture and a refund carry of the order that they belong to. */
function related({ id, custom_id, invoice_id, authorization, capture }: PaypalOrder) {
  return {
    ...(custom_id !== null && { custom_id }),
    ...(invoice_id !== null && { invoice_id }),
    supplementary_data: {
      related_ids: {
        order_id: id,
        ...(authorization && { authorization_id: authorization.id }),
        ...(capture && { capture_id: capture.id }),
      },
    },
  };
}

export function presentAuthorization(order: PaypalOrder, url: string) {
  const self = `${url}/v2/payments/authorizations/${order.authorization?.id}`;
  return {
    ...order.authorization,
    ...related(order),
    links: [get('self', self), post('capture', `${self}/capture`), post('void', `${self}/void`)],
  };
}

export function presentCapture(order: PaypalOrder, url: string) {
  const self = `${url}/v2/payments/captures/${order.capture?.id}`;
  return {
    ...order.capture,
    final_capture: true,
    ...related(order),
    links: [get('self', self), post('refund', `${self}/refund`)],
  };
}

export function presentRefund(order: PaypalOrder, refund: PaypalRefund, url: string) {
  const links = [
    get('self', `${url}/v2/payments/refunds/${refund.id}`),
    get('up', `${url}/v2/payments/captures/${order.capture?.id}`),
  ];
  return { ...refund, ...related(order), links };
}

export function presentEvent({ id, type, create_time, resource_type, resource }: PaypalEvent, url: string) {
  return {
    id,
    event_version: '1.0',
    create_time,
    resource_type,
    resource_version: '2.0',
    event_type: type,
    summary: `The sandbox says ${type}`,
    resource,
    links: [get('self', `${url}/v1/notifications/webhooks-events/${id}`)],
  };
}
