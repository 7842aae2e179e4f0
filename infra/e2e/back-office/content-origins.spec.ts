import { expect, type Page } from '@playwright/test';
import { backToDefault, changeSetting, openSettings } from '../support/settings';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

const KEY = 'content.frame_origins';

async function open(page: Page, url: string, email: string, heading: string): Promise<void> {
  await page.goto(url);
  await expect(page).toHaveURL(/\/interaction\//);
  await signInAs(page, email);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('a frame of a host that a manager allowed is shown to visitors, and one of any other host is refused with the reason', async ({
  page,
  site,
  newVisitor,
  watch,
}) => {
  const au = site.addressOf('au');
  await openSettings(page, au);
  await changeSetting(page, KEY);
  await page.getByRole('button', { name: 'Add an item' }).click();
  await page.getByRole('textbox', { name: 'Item 1' }).fill('https://films.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${KEY} is saved.`)).toBeVisible();

  const editor = await newVisitor();
  await editor.route('https://films.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The film plays.</p>' }),
  );
  await open(editor, `${au}/cms`, 'manager@showroom.test', 'Pages');
  await editor.getByRole('button', { name: 'New page' }).click();
  const dialog = editor.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Films');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/films');
  await dialog.getByRole('button', { name: 'Begin the page' }).click();
  await editor.getByRole('button', { name: 'Add a block' }).click();
  await editor
    .getByRole('dialog', { name: 'Add a block' })
    .getByRole('button', { name: /^HTML box/ })
    .click();
  const html = editor.getByRole('textbox', { name: /^Content/ });
  watch.expectTrouble(/422/);
  await html.fill('<iframe src="https://other.test/1" title="A film"></iframe>');
  await expect(html).toHaveAccessibleDescription(/other\.test\/1 would not be shown\..*content\.frame_origins/);
  await html.fill('<iframe src="https://films.test/1" title="A film"></iframe>');
  await expect(editor.getByText('The draft is saved.')).toBeVisible();
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect(editor.getByText('Published. Visitors see it now.')).toBeVisible();

  // What the policy refuses is an error of the console, which fails the test.
  const visitor = await newVisitor();
  await visitor.route('https://films.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The film plays.</p>' }),
  );
  await visitor.goto(`${au}/films`);
  await expect(visitor.frameLocator('iframe[title="A film"]').getByText('The film plays.')).toBeVisible();

  // Whoever has not agreed to marketing asks nothing of that host.
  const undecided = await newVisitor({ hasAnswered: false });
  const asked: string[] = [];
  await undecided.route('https://films.test/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>The film plays.</p>' });
  });
  await visit(undecided, `${au}/films`);
  const hidden = undecided.getByText('This content is hidden to respect your choice to refuse marketing cookies.');
  await expect(hidden).toBeVisible();
  const banner = undecided.getByRole('region', { name: 'Cookies on this site' });
  await banner.getByRole('button', { name: 'Reject' }).click();
  await expect(banner).toHaveCount(0);
  const place = undecided.locator('.ui-consent-frame');
  const { width, height } = (await place.boundingBox()) ?? {};
  expect(asked).toEqual([]);
  await undecided.getByRole('link', { name: 'Change your choice' }).click();
  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect(undecided.frameLocator('iframe[title="A film"]').getByText('The film plays.')).toBeVisible();
  await expect(hidden).toBeHidden();
  expect(await place.boundingBox()).toMatchObject({ width, height });
  await undecided.getByRole('link', { name: 'Cookie settings' }).click();
  await banner.getByRole('button', { name: 'Reject' }).click();
  await expect(hidden).toBeVisible();
  expect(asked).toEqual(['https://films.test/1']);

  await backToDefault(page, KEY);
});
