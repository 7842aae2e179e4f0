import * as z from 'zod/mini';
import { httpUrl } from '../entities/http-url';
import { customer } from '../entities/order';
import { vehicleId } from '../entities/vehicle';
import { resource, single } from '../schema/schema';
import { call } from './call';

const text = z.string().check(z.trim(), z.maxLength(200));

/** Whom an inquiry is about: a vehicle of the stock, or one that the visitor has configured. */
const vehicleData = z.object({
  vehicle_id: z.optional(vehicleId),
  config_url: z.optional(httpUrl),
  /** The company that is asked; needed beside `config_url`. */
  company_uuid: z.optional(z.string().check(z.maxLength(64))),
  /** What the visitor saw; a vehicle of the stock is named as the stock names it. */
  title: z.optional(text),
});

/**
 * 422 for recipients that are neither the retailer's nor the market's own; without any, the
 * retailer gets it.
 */
export const sendInquiryEmail = call({
  method: 'PUT',
  path: '/buy_online/orders/send_inquiry_email',
  summary: "Sends a visitor's inquiry about a vehicle to its retailer; answers before the e-mail goes out.",
  access: 'visitor',
  body: z.object({
    recipients: z.array(z.string().check(z.trim(), z.maxLength(254), z.email())).check(z.maxLength(5)),
    customer_data: customer,
    vehicle_data: vehicleData,
    locale: z.optional(z.string().check(z.maxLength(20))),
  }),
  status: 202,
  answer: single(resource('inquiry', z.string(), z.object({ recipients: z.int() }))),
});
