import { detailsPath, reservableVehicle } from '../support/journey';
import { test } from '../support/test';
import { visit } from '../support/visit';

const PLACES = [['international', ''], ['international', '/fr'], ['ae', '/ar'], ['au', ''], ['jp', '']] as const;
for (const [market, prefix] of PLACES) {
  test(`pictures ${market}${prefix}`, async ({ page, site }) => {
    test.setTimeout(150_000);
    const vehicle = await reservableVehicle(site, market);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.mouse.move(300, 300);
      await visit(page, site.addressOf(market) + prefix + detailsPath(vehicle));
      const name = `/tmp/h/pics/${market}${prefix.replace('/', '-')}-${width}`;
      await page.screenshot({ path: `${name}-a.png` });
      const second = page.locator('.steps-toggle').nth(1);
      if (await second.count()) await second.click();
      await page.waitForTimeout(800);
      await page.screenshot({ path: `${name}-b.png` });
      await page.screenshot({ path: `${name}-full.png`, fullPage: true });
    }
  });
}
