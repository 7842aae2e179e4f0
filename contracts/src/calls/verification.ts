import * as z from 'zod/mini';
import { asciiDigits } from '../entities/ascii-digits';
import { MARKET_CODES } from '../markets';
import { resource, single } from '../schema/schema';
import { call } from './call';

/**
 * As it was typed; the API makes it E.164 and answers 422 at `phone_number` when it is no number.
 */
const typedNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/**
 * The market whose format of numbers is meant when a number has no country. Default:
 * international.
 */
const market = z.optional(z.enum(MARKET_CODES));

const code = z.string().check(
  z.maxLength(40),
  z.overwrite((typed: string) => asciiDigits(typed).replaceAll(/[\s-]/g, '')),
  z.regex(/^\d{4,10}$/, 'Please enter the code that we sent you.'),
);

/**
 * 429 `verification.too-many` when a number, a visitor or an address asked too often; 503
 * `verification.unavailable` without a provider.
 */
export const createVerification = call({
  method: 'POST',
  path: '/twilio/create_verification',
  summary: 'Sends a code to a phone number.',
  access: 'visitor',
  body: z.object({
    phone_number: typedNumber,
    market,
    /** BCP 47: the language of the message. */
    locale: z.optional(z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(20))),
  }),
  answer: single(
    resource(
      'phone_verification',
      z.string(),
      z.object({
        /** E.164; what is checked, shown and stored from now on. */
        phone_number: z.string(),
        status: z.literal('pending'),
        /** ISO 8601 by the server's clock; `now` lets a page show the others by its own. */
        now: z.string(),
        expires_at: z.string(),
        /** Before it the same number gets no other code. */
        next_code_at: z.string(),
      }),
    ),
  ),
});

/**
 * A wrong code answers `pending`; after the last attempt, or when the code ran out, 409
 * `verification.expired`.
 */
export const checkVerification = call({
  method: 'POST',
  path: '/twilio/check_verification',
  summary: 'Checks the code that a phone number got; repeating it after it was right answers the same.',
  access: 'visitor',
  body: z.object({ phone_number: typedNumber, market, code }),
  answer: single(
    resource(
      'phone_verification',
      z.string(),
      z.object({
        phone_number: z.string(),
        status: z.enum(['approved', 'pending']),
        attempts_left: z.int(),
      }),
    ),
  ),
});

/**
 * An e-mail address is never refused because the service is away: `timeout` and `error` count as
 * valid.
 */
export const verifyEmail = call({
  method: 'POST',
  path: '/public_api/email_verification',
  summary: 'Asks the e-mail verification service whether an address can get mail; its key stays here.',
  access: 'visitor',
  body: z.object({
    email: z
      .string('Valid email address is required')
      .check(z.trim(), z.minLength(1, 'Valid email address is required'), z.maxLength(254)),
  }),
  answer: single(
    resource(
      'email_verification',
      z.string(),
      z.object({
        valid: z.boolean(),
        /**
         * The service's word (`valid`, `accept_all`, `invalid`, `unknown`, …), or `timeout`, or
         * `error`.
         */
        status: z.string(),
        code: z.nullable(z.enum(['TIMEOUT', 'VALIDATION_ERROR'])),
        /** Of a service that answered with an error: its status and text. */
        message: z.nullable(z.string()),
      }),
    ),
  ),
});
