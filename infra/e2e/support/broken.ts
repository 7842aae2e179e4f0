import { expect, type Locator, type Page } from '@playwright/test';
import { detailsPath, reservableVehicle, vehiclePath } from './journey';
import { cookieHeader, signInAs } from './sign-in';
import type { Site } from './site';
import { visit } from './visit';
import type { Watch } from './watch';

export const FAULTS = ['down', 'slow', 'garbage'] as const;

/** A broken remote may be named in the console, and HTML that comes as a script is no script; nothing else may go wrong. */
export function expectFaults(watch: Watch): void {
  watch.expectTrouble(/^(console|request failed|answer 5|page error: Unexpected token '<')/);
}

/** How a visitor meets a remote for the first time in an open page, and what stands there with and without it. */
export interface Meeting {
  readonly remote: string;
  open(page: Page, site: Site): Promise<void>;
  meet(page: Page): Promise<void>;
  missing(page: Page): Locator;
  whole(page: Page): Locator;
}

export const MEETINGS: readonly Meeting[] = [
  {
    remote: 'mf-stock-locator',
    open: (page) => visit(page, '/'),
    meet: (page) => page.getByRole('main').locator('a[href="/stock"]').first().click(),
    missing: (page) => page.getByText('Something went wrong, please try again.').first(),
    whole: (page) => page.getByRole('article').first(),
  },
  {
    remote: 'mf-blocks',
    open: (page) => visit(page, '/stock'),
    meet: (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).click(),
    missing: (page) => page.getByText('Something went wrong, please try again.').first(),
    whole: (page) => page.getByRole('heading', { level: 1, name: /offer/i }),
  },
  {
    remote: 'mf-order-online',
    open: async (page, site) => {
      await visit(page, vehiclePath(await reservableVehicle(site, 'international')));
    },
    meet: (page) => page.getByRole('link', { name: 'Reserve online' }).click(),
    missing: (page) => page.getByRole('heading', { name: 'This section is taking a short break' }),
    whole: (page) => page.getByRole('button', { name: 'Continue to reservation' }),
  },
];

/** Where the server needs a remote: what its HTML says without it, and its status. */
export interface Place {
  readonly remote: string;
  path(site: Site): Promise<string>;
  readonly status: number;
  readonly missing: string;
  readonly whole: RegExp;
  /** Only for people with a role. */
  readonly guarded?: true;
}

export const PLACES: readonly Place[] = [
  {
    remote: 'mf-navigation',
    path: async () => '/offers',
    status: 200,
    missing: 'fallback-navigation',
    whole: /class="navigation-bar"/,
  },
  {
    remote: 'mf-blocks',
    path: async () => '/offers',
    status: 200,
    missing: 'Something went wrong, please try again.',
    whole: /<h1[^>]*>[^<]*[Oo]ffer/,
  },
  {
    remote: 'mf-stock-locator',
    path: async () => '/stock',
    status: 200,
    missing: 'Something went wrong, please try again.',
    whole: /<article/,
  },
  {
    remote: 'mf-order-online',
    path: async (site) => detailsPath(await reservableVehicle(site, 'international')),
    status: 503,
    missing: 'This section is taking a short break',
    whole: /Continue to reservation/,
  },
  {
    remote: 'mf-cms-editor',
    path: async () => '/cms',
    status: 503,
    missing: 'This section is taking a short break',
    whole: /<caption[^>]*>Pages of/,
    guarded: true,
  },
];

/** Headers of somebody who may see a place. */
export async function headersFor({ guarded }: Place, page: Page): Promise<Record<string, string>> {
  if (!guarded) return {};
  await page.goto('/cms');
  await signInAs(page, 'editor@showroom.test');
  await expect(page).toHaveURL(/\/cms$/);
  return { cookie: await cookieHeader(page.context()) };
}

/** What surrounds every page. */
export async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}
