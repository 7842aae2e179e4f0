import { expect, type Page } from '@playwright/test';
import { checkoutPath, detailsPath, reservableVehicle, vehiclePath } from '../support/journey';
import { test } from '../support/test';

const WIDTHS = [360, 768, 1440, 1920];
/** Widths at which every kind of page is looked at; at the others those that change the most. */
const WHOLE = [360, 1440];

/** Sum of the layout shifts of a page from its first byte, until nothing loads any more. */
async function shiftsOf(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const entries = observer.takeRecords();
            resolve(entries.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
          }),
        );
      }),
  );
}

/**
 * Elements that stick out of the window and make the page scroll sideways; less than none where a
 * dialog keeps the room of the scroll bar.
 */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test('a page whose code has not come waits within the window', async ({ page, site, watch }) => {
  watch.expectTrouble(/^(request failed|console error: Failed to load)/);
  await page.route(/\.js$/, (route) => route.abort());
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/showroom/saved`);
    expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('no page scrolls sideways or shifts while it loads', async ({ page, site }) => {
      const vehicle = await reservableVehicle(site, 'international');
      const arabic = await reservableVehicle(site, 'ae');
      const others = [
        // The logo is the longest of the brands there.
        '/range-rover',
        '/offers',
        '/retailers',
        '/news',
        detailsPath(vehicle),
        checkoutPath(vehicle),
        '/fr',
      ];
      const own = ['/', '/stock', vehiclePath(vehicle), ...(WHOLE.includes(width) ? others : [])];
      const addresses = [
        ...own.map((path) => site.url + path),
        ...['/', '/stock', vehiclePath(arabic)].map((path) => `${site.addressOf('ae')}/ar${path}`),
      ];
      for (const address of addresses) {
        expect.soft(await shiftsOf(page, address), `shifts of ${address}`).toBeLessThan(0.02);
        expect.soft(await overflow(page), `overflow of ${address}`).toBeLessThanOrEqual(0);
      }
    });
  });
}
