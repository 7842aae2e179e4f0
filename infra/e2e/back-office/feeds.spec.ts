import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessible';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 150_000 });

const ADDRESS = '/admin/feeds?listing=au';
const FEED = 'Dealers of Tasmania';

/** A file in our own columns; models nobody else has, so that they are found. */
function fileOf(count: number, price = 119_000): { name: string; mimeType: string; buffer: Buffer } {
  const rows = Array.from(
    { length: count },
    (_, index) =>
      `T${index},AU1000,Land Rover,Defender 110,Tasmania ${index},approved,${price},2024,${1000 + index},diesel`,
  );
  const head = 'id,dealer_code,brand,model,version,state,price,year,mileage,fuel';
  return {
    name: `tasmania-${count}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${[head, ...rows].join('\n')}\n`),
  };
}

async function upload(page: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  await page.getByRole('button', { name: `Upload a file: ${FEED}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText(`${file.name} is imported now`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: file.name })).not.toContainText('Running');
}

test('a market manager adds a feed, uploads files, and agrees to removals before vehicles leave the stock', async ({
  page,
  watch,
}) => {
  await page.goto(ADDRESS);
  await signInAs(page, 'manager@showroom.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Feeds of Australia' })).toBeVisible();
  await visit(page, ADDRESS);

  await page.getByRole('button', { name: 'Add a feed' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(FEED);
  await dialog.getByLabel('Columns').selectOption('standard-aud');
  await dialog.getByLabel('Address').fill('https://169.254.169.254/latest/meta-data');
  await expectAccessible(page, 'the dialog');
  watch.expectTrouble(/422/);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('169.254.169.254 is not an address of the internet.')).toBeVisible();
  await dialog.getByLabel('Address').fill('');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText(`${FEED} was added.`)).toBeVisible();

  await upload(page, fileOf(10));
  const card = page.getByRole('region', { name: FEED });
  await expect(card).toContainText('10 vehicles');
  await expectAccessibleAtEveryWidth(page, 'feeds');

  await upload(page, fileOf(4));
  await card.getByRole('link', { name: 'Look and decide' }).click();
  await expect(page.getByText('6 vehicles of 10 are not in this file.')).toBeVisible();
  await expectAccessibleAtEveryWidth(page, 'report');
  await page.getByRole('button', { name: 'Agree to the removal' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('sold at the fair');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove 6 vehicles' }).click();
  await expect(page.getByText(/6 vehicles were removed with the consent of .*: sold at the fair/)).toBeVisible();
  await page.getByRole('link', { name: 'Feeds of Australia' }).click();
  await expect(card).toContainText('4 vehicles');

  await upload(page, {
    ...fileOf(4),
    name: 'wrong.csv',
    buffer: Buffer.from(`${fileOf(4).buffer.toString()}T9,XX1,Jaguar,F-PACE,P250,used,1,2024,1,petrol\n`),
  });
  await card.getByRole('link', { name: /^\d\d\// }).click();
  await expect(page.getByRole('row', { name: /no retailer has this code/ })).toContainText('XX1');
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Refused rows (CSV)' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('standard-aud-au-refused.csv');
  expect(readFileSync(await download.path(), 'utf8')).toContain('6,refused,dealer_code,no retailer has this code,XX1');
});
