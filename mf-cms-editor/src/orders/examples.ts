import type { OrderRecord, OrderSummary } from '@showroom/contracts/entities/order-record';

export const confirmedOrder: OrderSummary = {
  market: 'international',
  state: 'confirmed',
  payment_status: 'paid',
  payment_vendor: 'STRIPE',
  created_at: '2026-03-01T12:05:00.000Z',
  amount: 1500,
  currency: 'EUR',
  customer: { name: 'Jane Doe', email: 'jane@example.test' },
  vehicle: { title: 'Defender 110 X-Dynamic', vin: 'SALEA7AX1L2000001' },
  retailer: 'Zenith Motors',
  refund_given_up: false,
};

/** Its visitor has not said who they are. */
export const begunOrder: OrderSummary = {
  ...confirmedOrder,
  market: 'au',
  state: 'awaiting_payment',
  payment_status: 'none',
  payment_vendor: null,
  amount: 12.5,
  currency: 'AUD',
  customer: null,
};

export const confirmedRecord: OrderRecord = {
  ...confirmedOrder,
  confirmed_at: '2026-03-01T12:09:00.000Z',
  finance_option: 'purchase',
  phone: '+3212345678',
  message: 'Does it tow?',
  locale: 'en-GB',
  vehicle_id: '100001',
  config_url: null,
  lead: { id: 'l1', form_id: 'reservation-international' },
  confirmation_by_link: false,
  confirm_until: null,
  accepted_terms: [
    {
      box: 'reservation',
      title: 'Reservation terms',
      version: 'a1b2c3d4e5f6',
      locale: 'en-GB',
      text: 'A reservation is not a contract of sale.',
      label: 'I have read and accept the reservation terms.',
      accepted_at: '2026-03-01T12:06:00.000Z',
    },
  ],
  choices: [{ name: 'trade_in.mileage', value: '42000' }],
  payments: [
    {
      id: 'p1',
      vendor: 'STRIPE',
      amount: 1500,
      currency: 'EUR',
      state: 'paid',
      reference: 'pi_123',
      refunded: 0,
      refundable: 1500,
      refunds: [],
    },
  ],
  deliveries: [
    {
      id: 'm1',
      mail: 'confirmed',
      to: 'jane@example.test',
      asked_at: '2026-03-01T12:09:00.000Z',
      sent_at: '2026-03-01T12:09:02.000Z',
      failed: false,
    },
  ],
  history: [
    { kind: 'order', at: '2026-03-01T12:05:00.000Z', state: 'initialized', reason: 'the visitor took the hold' },
    { kind: 'hold', at: '2026-03-01T12:05:00.000Z', what: 'taken' },
    {
      kind: 'payment',
      at: '2026-03-01T12:08:00.000Z',
      payment: 'p1',
      state: 'paid',
      reason: 'the provider took the money',
    },
    { kind: 'mail', at: '2026-03-01T12:09:02.000Z', mail: 'confirmed', to: 'jane@example.test' },
    {
      kind: 'person',
      at: '2026-03-02T08:00:00.000Z',
      action: 'resend',
      who: 'manager@showroom.test',
      why: 'confirmed',
    },
  ],
  possible: ['cancel', 'refund'],
  resendable: ['confirmed'],
};

export const heldRecord: OrderRecord = {
  ...confirmedRecord,
  state: 'reserved',
  payment_status: 'on_hold',
  confirmed_at: null,
  payments: [
    {
      id: 'p1',
      vendor: 'STRIPE',
      amount: 1500,
      currency: 'EUR',
      state: 'authorised',
      reference: 'pi_123',
      refunded: 0,
      refundable: 0,
      refunds: [],
    },
  ],
  deliveries: [],
  possible: ['cancel', 'capture'],
  resendable: [],
};
