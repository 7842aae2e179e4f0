import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';
import { visit } from '../support/visit';

const PAGE = '/defender';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** How far the element of a hash begins below what sticks at the top: nothing covers it. */
const below = (page: Page, id: string) =>
  page.evaluate((name) => {
    const target = document.getElementById(name)?.getBoundingClientRect();
    const bars = [...document.querySelectorAll('header, nav')].map((bar) => bar.getBoundingClientRect());
    const covered = Math.max(
      0,
      ...bars.filter(({ top, height }) => top < 200 && height < 200).map((bar) => bar.bottom),
    );
    return target ? Math.round(target.top - covered) : Number.NaN;
  }, id);

async function expectAt(page: Page, id: string): Promise<void> {
  await expect.poll(() => below(page, id), { message: `${id} begins below the bars` }).toBeGreaterThanOrEqual(-1);
  await expect.poll(() => below(page, id), { message: `${id} begins there` }).toBeLessThan(120);
}

/** Where the page stands once it glides no more: a busy machine may show no frame for a while. */
async function settled(page: Page): Promise<number> {
  let last = Number.NaN;
  let looks = 0;
  const isStill = async () => {
    const before = last;
    last = await scrolled(page);
    looks = last === before ? looks + 1 : 0;
    return looks >= 3;
  };
  await expect.poll(isStill, { intervals: [150] }).toBe(true);
  return last;
}

/** Steps that a move of the page was made in, as its scroll events tell. */
async function stepsOf(page: Page, move: () => Promise<void>, id: string): Promise<number> {
  await page.evaluate(() => {
    const places = new Set<number>();
    addEventListener('scroll', () => places.add(Math.round(window.scrollY)));
    Object.assign(window, { places });
  });
  await move();
  await expectAt(page, id);
  return page.evaluate(() => Reflect.get(window, 'places').size);
}

const links = (page: Page) => page.locator('[data-block="in-page-navigation"]');

test('a link to a block glides there, below everything that sticks, and Back returns', async ({ page }) => {
  await visit(page, PAGE);
  const [first, second] = await links(page)
    .locator('a[href^="#"]:not([href="#top"])')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  if (!first || !second) throw new Error('There are no blocks to go to');
  // Before a click Playwright may scroll, and so change where the entry was left.
  const to = (id: string) => async () => {
    const link = links(page).locator(`a[href="#${id}"]`);
    await link.evaluate((found) => found instanceof HTMLElement && found.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
  };

  expect(await stepsOf(page, to(first), first)).toBeGreaterThan(2);
  const there = await settled(page);
  await to(second)();
  await expectAt(page, second);
  await settled(page);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(there);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBeLessThan(there);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(there);

  // Set by a script, as typed into the address.
  await page.evaluate((id) => {
    location.hash = id;
  }, second);
  await expectAt(page, second);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(there);
  await links(page).getByRole('link', { name: 'Top' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a link to a block leaves no place empty whose code is still to come', async ({ page }) => {
  await visit(page, PAGE);
  await page.evaluate(() => {
    const emptied = new Set<string>();
    const places = [...document.querySelectorAll('main [data-block], [id^="slot-"]')].filter((one) => one.firstChild);
    const look = () => {
      for (const place of places) if (!place.firstChild) emptied.add(place.id);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { emptied });
  });
  const link = links(page).locator('a[href^="#"]').first();
  await link.press('Enter');
  // It shows where it led once React has the code of all blocks.
  await expect(link).toHaveAttribute('aria-current', 'location');
  await page.goBack();
  await settled(page);
  expect(await page.evaluate(() => [...Reflect.get(window, 'emptied')])).toEqual([]);
});

test('the nth block is reached by its number, in Arabic too', async ({ page, site }) => {
  for (const address of [PAGE, `${site.addressOf('ae')}/ar${PAGE}`]) {
    await visit(page, address);
    const id = (await page.locator('main [data-block]').nth(2).getAttribute('id')) ?? '';
    await visit(page, `${address}#${id}`);
    await expectAt(page, id);
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a link to a block jumps', async ({ page }) => {
    await visit(page, PAGE);
    const href = await links(page).locator('a[href^="#"]').nth(1).getAttribute('href');
    const id = href?.slice(1) ?? '';
    expect(await stepsOf(page, () => links(page).locator(`a[href="${href}"]`).click(), id)).toBeLessThan(3);
  });
});

test('another path begins at its top, a change of the query alone moves nothing, and Back returns', async ({
  page,
}) => {
  await visit(page, '/stock');
  await scrollTo(page, 700);
  await page.getByRole('checkbox', { name: /^Defender 110/ }).check();
  await expect(page).toHaveURL(/models/);
  // The chip stands above the cards: what comes with it moves them once.
  await expect(page.locator('.listing-results .facets-chip')).toHaveCount(1);
  expect(await settled(page)).toBeGreaterThan(500);
  await scrollTo(page, 900);
  const left = await settled(page);
  // A click of the mouse would bring the link into sight first, and so move the page.
  const link = page.getByRole('article').nth(3).getByRole('link').first();
  await link.evaluate((found) => found instanceof HTMLElement && found.click());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/models/);
  await expect.poll(() => scrolled(page)).toBe(left);
});

test('another page of a list begins at its top', async ({ page }) => {
  await visit(page, '/stock');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => scrolled(page)).toBeLessThan(200);
});

test('a page is asked again for a parameter that a block follows, and for no other', async ({ page }) => {
  await visit(page, '/news');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/by_path/.test(pathname)) asked.push(pathname);
  });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '?color=red', textContent: 'Red' });
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Red' }).click();
  await expect(page).toHaveURL(/color=red/);
  expect(asked).toEqual([]);
});
