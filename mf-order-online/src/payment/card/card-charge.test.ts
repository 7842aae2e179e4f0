import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { chargeOf } from './card-charge';

const refused = (error: Partial<StripeError>): PaymentIntentResult => ({
  error: { type: 'api_error', charge: '', ...error },
});

test.each([
  ['a card error', refused({ type: 'card_error', message: 'No.' }), { status: 'declined', message: 'No.' }],
  [
    'a card error without a reason',
    refused({ type: 'card_error', decline_code: 'generic_decline', message: 'Your card was declined.' }),
    { status: 'declined', message: undefined },
  ],
  [
    'a failed authentication',
    refused({ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }),
    { status: 'declined' },
  ],
  ['an incomplete card', refused({ type: 'validation_error', message: 'Incomplete.' }), { status: 'invalid' }],
  ['a lost connection', refused({ type: 'api_connection_error' }), { status: 'unknown' }],
  ['an error of the provider', refused({ type: 'api_error' }), { status: 'unknown' }],
])('%s', (_, result, expected) => {
  expect(chargeOf(result)).toMatchObject(expected);
});
