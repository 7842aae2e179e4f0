import { expect, type Page } from '@playwright/test';
import { getVehicle, listVehicles } from '@showroom/contracts/calls/stock-locator';
import { createClient } from '@showroom/contracts/client/client';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import type { Site } from './site';

export const CARDS = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0025 0000 3155',
} as const;

function clientOf(site: Site) {
  return createClient({ baseUrl: site.urlOf('api') });
}

/** The vehicle that stands at an address such as `/showroom/{slug}-{id}`. */
export async function vehicleAt(site: Site, market: MarketCode, href: string): Promise<Vehicle> {
  const id = /(\d+)\/?$/.exec(new URL(href, site.url).pathname)?.[1] ?? '';
  const { data } = await clientOf(site).send(getVehicle, { params: { listing: MARKETS[market].listing, id } });
  return data;
}

const given = new Set<string>();

/** A vehicle that can be reserved, another one with every call. */
export async function reservableVehicle(site: Site, market: MarketCode): Promise<Vehicle> {
  for (let page = 1; ; page += 1) {
    const { data, meta } = await clientOf(site).send(listVehicles, {
      params: { listing: MARKETS[market].listing },
      query: { items: '12', page: String(page), facets: 'none', sort: 'priceAsc' },
    });
    const found = data.find((vehicle) => isReservable(vehicle) && !given.has(vehicle.id));
    if (found) {
      given.add(found.id);
      return found;
    }
    if (page >= meta.pages) throw new Error(`No vehicle of ${market} can be reserved`);
  }
}

export function isReservable({ attributes: { reservation, status } }: Vehicle): boolean {
  return reservation !== null && status !== 'sold' && status !== 'reserved';
}

export const vehiclePath = ({ id, attributes }: Vehicle) => `/showroom/${attributes.slug}-${id}`;
export const detailsPath = ({ id }: Vehicle) => `/showroom-order-online/vehicle/${id}`;
export const checkoutPath = ({ id }: Vehicle) => `/showroom-order-online/checkout?vehicleId=${id}`;

export interface Customer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

let customers = 0;

/** Somebody whose mail is nobody else's. */
export function newCustomer(): Customer {
  customers += 1;
  const email = `ada.${process.pid}.${customers}@example.test`;
  return { firstName: 'Ada', lastName: 'Lovelace', email, phone: '+44 7700 900123' };
}

/** Counts the documents that a page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Until the vehicle is held. */
export async function holdTaken(page: Page): Promise<void> {
  await expect(page.getByRole('timer')).toBeVisible();
}

/** Who reserves, and the yes to the terms. */
export async function fillCustomer(page: Page, { firstName, lastName, email, phone }: Customer): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await page.getByRole('checkbox', { name: 'I have read and accept the reservation terms.' }).check();
}

async function codeFor(site: Site, phone: string): Promise<string> {
  const answer = await fetch(`${site.urlOf('sandbox')}/control/twilio/messages?${new URLSearchParams({ to: phone })}`);
  const { data }: { data: readonly { body: string }[] } = await answer.json();
  return data.map(({ body }) => /\d{4,10}/.exec(body)?.[0] ?? '').at(-1) ?? '';
}

/** Types the code that reaches the phone, for which Australia asks before anything is paid. */
export async function verifyPhone(page: Page, site: Site, phone: string): Promise<void> {
  const written = phone.replaceAll(' ', '');
  await expect.poll(() => codeFor(site, written)).not.toBe('');
  await page.getByLabel('Code').fill(await codeFor(site, written));
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** From the vehicle's steps to the card: the hold, who reserves, the terms. */
export async function goToPayment(page: Page, customer: Customer): Promise<void> {
  await page.getByRole('button', { name: 'Continue to reservation' }).click();
  await holdTaken(page);
  await fillCustomer(page, customer);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', level: 2 })).toBeVisible();
}

export async function fillCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[src*="stripe"]');
  await card.getByLabel(/card number|رقم البطاقة/i).fill(number);
  await card.getByLabel(/expir|تاريخ الانتهاء/i).fill('12/34');
  await card.getByLabel(/cvc|security/i).fill('123');
}

export async function payByCard(page: Page, card: string): Promise<void> {
  await fillCard(page, card);
  await page.getByRole('button', { name: /^Reserve now for/ }).click();
}

/** From the steps of a vehicle to the end of the journey; answers the order's number. */
export async function reserve(page: Page, customer: Customer, card: string = CARDS.approved): Promise<string> {
  await goToPayment(page, customer);
  await payByCard(page, card);
  return orderNumberOf(page);
}

export async function orderNumberOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/confirmation\/[^/?]+$/, { timeout: 30_000 });
  return new URL(page.url()).pathname.split('/').pop() ?? '';
}

export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Mail that reached somebody, newest first. */
export async function mailTo(site: Site, email: string): Promise<readonly Message[]> {
  const answer = await fetch(`${site.urlOf('sandbox')}/mailbox/messages?${new URLSearchParams({ to: email })}`);
  const { data }: { data: readonly Message[] } = await answer.json();
  return data;
}
