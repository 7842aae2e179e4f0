import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessible';
import { checkoutPath, holdTaken, reservableVehicle } from '../support/journey';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a manager sees who holds a vehicle, and puts it on sale again with a reason', async ({
  page,
  site,
  newVisitor,
}) => {
  const vehicle = await reservableVehicle(site, 'international');
  const visitor = await newVisitor();
  await visit(visitor, checkoutPath(vehicle));
  await holdTaken(visitor);

  await page.goto('/admin/holds?market=international');
  await signInAs(page, 'manager@showroom.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Held vehicles of International' })).toBeVisible();
  await visit(page, '/admin/holds?market=international');
  const held = page.getByRole('row').filter({ hasText: vehicle.attributes.title });
  await expect(held).toContainText('No name yet');
  await expectAccessibleAtEveryWidth(page, 'the holds');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
  }

  await held.getByRole('button', { name: 'Release' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release 1 vehicle' });
  await expectAccessible(page, 'the question');
  await dialog.getByLabel('Why').fill('Held by a program');
  await dialog.getByRole('button', { name: 'Release 1 vehicle' }).click();
  await expect(page.getByText('1 vehicle is on sale again.')).toBeVisible();
  await expect(held).toHaveCount(0);
});
