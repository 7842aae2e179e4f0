import { expect, type Page } from '@playwright/test';
import { checkoutPath, holdTaken, reservableVehicle, vehiclePath } from '../support/journey';
import { test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** So many steps of the Tab key go through the frame of a page and what opens it. */
const STEPS = 45;

/** What has the focus, where its ring is cut by the window or by what scrolls around it. */
function cutRing(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // With reduced motion, too, what changes takes a moment.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const around: Element[] = [];
    for (let one: Element | null = focused; one && one !== document.body; one = one.parentElement) around.push(one);
    // A card or a label may bear the ring of the link or the field inside of it.
    const bearer = [focused, focused.nextElementSibling, ...around.slice(1, 6)].find(
      (one) => one && getComputedStyle(one).outlineStyle !== 'none',
    );
    if (!bearer) return undefined;
    const { outlineWidth, outlineOffset } = getComputedStyle(bearer);
    const room = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.5;
    if (room <= 0) return undefined;
    const box = bearer.getBoundingClientRect();
    const name = `${bearer.className} "${bearer.textContent.trim().slice(0, 40)}"`;
    // What only partly stands somewhere itself is on its way in or out.
    const isCut = (
      edge: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>,
      isCutAcross: boolean,
      isCutAlong: boolean,
    ) => {
      if (box.top < edge.top || box.bottom > edge.bottom || box.left < edge.left || box.right > edge.right)
        return false;
      const across = box.top - room < edge.top || box.bottom + room > edge.bottom;
      const along = box.left - room < edge.left || box.right + room > edge.right;
      return (isCutAcross && across) || (isCutAlong && along);
    };
    const { clientWidth, clientHeight } = document.documentElement;
    if (isCut({ top: 0, left: 0, right: clientWidth, bottom: clientHeight }, true, true))
      return `${name} by the window`;
    for (const one of around.slice(around.indexOf(bearer) + 1)) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      if (isCut(one.getBoundingClientRect(), overflowY !== 'visible', overflowX !== 'visible'))
        return `${name} by ${one.className}`;
      if (position === 'fixed') return undefined;
    }
    return undefined;
  });
}

/** A page that is coming to life moves: what is cut then is looked at until it is not. */
async function cutForGood(page: Page): Promise<string | undefined> {
  const first = await cutRing(page);
  if (first === undefined) return undefined;
  try {
    await expect.poll(() => cutRing(page), { timeout: 2000 }).toBeUndefined();
    return undefined;
  } catch {
    return first;
  }
}

for (const width of [360, 1440]) {
  test(`at ${width} px the ring of what has the focus is never cut`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    const vehicle = await reservableVehicle(site, 'international');
    const cut: string[] = [];
    for (const path of ['/', '/stock', '/defender', vehiclePath(vehicle), checkoutPath(vehicle)]) {
      await page.goto(site.url + path);
      if (path === checkoutPath(vehicle)) await holdTaken(page);
      for (let step = 0; step < STEPS; step++) {
        await page.keyboard.press('Tab');
        const ring = await cutForGood(page);
        if (ring) cut.push(`${path}: ${ring}`);
      }
    }
    expect([...new Set(cut)]).toEqual([]);
  });
}
