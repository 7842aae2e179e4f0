import * as z from 'zod/mini';
import { contentStrategy } from '../dynamic-content/strategies';
import { CARD_ATTRIBUTES } from '../entities/card-attributes';
import { pageLanguage } from './page-language';
import { setting } from './setting';

const keys = z.array(z.string());
const day = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'must be empty or a date such as 2026-12-31'));

function isTimeZone(name: string): boolean {
  try {
    return name === '' || new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** What cards and pages of vehicles tell, and the offers on them. */
export const vehiclePageSettings = [
  setting({
    key: 'stock_locator.card_attributes',
    schema: keys,
    default: [...CARD_ATTRIBUTES],
    summary: 'Attributes that the card and the page of a vehicle tell, each once and in their order; no others.',
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  setting({
    key: 'stock_locator.showroom_attributes',
    schema: keys,
    default: ['deliveryDate', 'transmission', 'orderNumber', 'avl'],
    summary: "Attributes that the vehicle's page shows beside those of the card.",
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  setting({
    key: 'stock_locator.card_attribute_icons',
    schema: keys,
    default: [],
    summary:
      'Up to three attributes shown with icons instead of words; any other list is ignored: engines, power, color then, on cards as far as these tell them.',
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  setting({
    key: 'stock_locator.seats_translations',
    schema: z.nullable(z.object({ singular: z.string(), plural: z.string() })),
    default: null,
    summary:
      'Words for one seat and for any other number of them, after the number; without them the language has its own.',
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  setting({
    key: 'stock_locator.offers',
    schema: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        link_text: z.optional(z.string()),
        url: z.optional(z.string()),
        /** First and last day, in the website's time; empty is open. */
        start_date: day,
        end_date: day,
        /** Models and states that it is for; none named is all. */
        models: z.optional(z.array(z.string())),
        states: z.optional(z.array(z.enum(['new', 'approved', 'used']))),
        language: pageLanguage,
        dc_strategy: z.optional(contentStrategy),
      }),
    ),
    default: [],
    summary: 'Offers told on the pages of the vehicles that they are for, from their first day to their last.',
    audience: 'public',
    readers: ['mf-stock-locator'],
  }),
  setting({
    key: 'website.timezone',
    schema: z.string().check(z.refine(isTimeZone, 'must be empty or a time zone')),
    default: '',
    summary: "Time zone in which offers and popups begin and end, such as Europe/Brussels; empty is the market's.",
    audience: 'public',
    readers: ['mf-stock-locator', 'shell'],
  }),
] as const;
