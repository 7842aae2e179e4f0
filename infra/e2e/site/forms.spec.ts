import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessible';
import { pressByKeyboard, tabTo, tabToElement } from '../support/keyboard';
import { openSettings, storeSettings } from '../support/settings';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

/** The words of the contact form, by the language of its page. */
const WORDS = {
  en: {
    names: ['First name', 'Last name'],
    email: 'E-mail address',
    message: 'Your message',
    consent: /^I agree/,
    send: 'Send message',
    thanks: 'Thank you, we have your message',
  },
  fr: {
    names: ['Prénom', 'Nom'],
    email: 'Adresse e-mail',
    message: 'Votre message',
    consent: /^J’accepte/,
    send: 'Envoyer le message',
    thanks: 'Merci, votre message nous est parvenu',
  },
  ar: {
    names: ['الاسم الأول', 'اسم العائلة'],
    email: 'البريد الإلكتروني',
    message: 'رسالتك',
    consent: /^أوافق/,
    send: 'إرسال الرسالة',
    thanks: 'شكراً لك، وصلتنا رسالتك',
  },
  ja: {
    names: ['姓', '名'],
    email: 'メールアドレス',
    message: 'お問い合わせ内容',
    consent: /^この件について/,
    send: '送信する',
    thanks: 'お問い合わせありがとうございます',
  },
} as const;
type Language = keyof typeof WORDS;

const LEADS = '**/platform/forms/*/leads';
const message = 'I would like to see the Defender 110 on Saturday.';

async function fillIn(page: Page, language: Language): Promise<void> {
  const { names, email, message: asked, consent } = WORDS[language];
  for (const name of names) await page.getByRole('textbox', { name, exact: true }).fill('Jane');
  await page.getByRole('textbox', { name: email }).fill('jane.doe@example.com');
  await page.getByRole('textbox', { name: asked }).fill(message);
  await page.getByRole('checkbox', { name: consent }).check();
}

/** At the top of the page: what is half under the navigation is nobody's fault. */
async function expectAccessibleState(page: Page, what: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleAtEveryWidth(page, what);
}

const send = (page: Page, language: Language) => page.getByRole('button', { name: WORDS[language].send });
const thanks = (page: Page, language: Language) => page.getByRole('heading', { name: WORDS[language].thanks });

/** Bodies of the requests that leave a lead; the browser itself does not tell those of a stream. */
async function sendsOf(page: Page): Promise<readonly string[]> {
  const sends: string[] = [];
  await page.exposeFunction('recordLead', (body: string) => void sends.push(body));
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST' && /\/forms\/[\w-]+\/leads$/.test(request.url))
        await Reflect.apply(Reflect.get(window, 'recordLead'), window, [await request.clone().text()]);
      return fetch(request);
    };
  });
  return sends;
}

test('a visitor writes to us: what is missing is told, what is right is sent once and thanked for', async ({
  page,
}) => {
  const sends = await sendsOf(page);
  await visit(page, '/contact');
  await expectAccessibleAtEveryWidth(page, 'contact');
  await send(page, 'en').click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  await expectAccessibleState(page, 'contact, refused');
  await summary.getByRole('link', { name: /^E-mail address/ }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toBeFocused();
  await fillIn(page, 'en');
  await expect(summary).toBeHidden();
  await send(page, 'en').dblclick();
  await expect(thanks(page, 'en')).toBeVisible();
  await expectAccessibleState(page, 'contact, sent');
  expect(sends).toHaveLength(1);
});

test('in French the same form asks and thanks in French', async ({ page }) => {
  await visit(page, '/fr/contact');
  await send(page, 'fr').click();
  await expect(page.getByRole('alert')).toContainText('Ce champ est obligatoire');
  await fillIn(page, 'fr');
  await send(page, 'fr').click();
  await expect(thanks(page, 'fr')).toBeVisible();
});

test('in Arabic it is read from right to left, on a phone too', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `${site.addressOf('ae')}/ar/contact`);
  const email = page.getByRole('textbox', { name: WORDS.ar.email });
  // The end of a line that is read from left to right is where Arabic lines begin.
  await expect(email).toHaveCSS('text-align', 'end');
  await expect(email).toHaveCSS('direction', 'ltr');
  await fillIn(page, 'ar');
  await expectAccessible(page, 'contact in Arabic');
  await send(page, 'ar').click();
  await expect(thanks(page, 'ar')).toBeVisible();
});

test('in Japanese the family name is asked first', async ({ page, site }) => {
  const { names } = WORDS.ja;
  await visit(page, `${site.addressOf('jp')}/contact`);
  await tabTo(page, names[0], 'textbox');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: names[1], exact: true })).toBeFocused();
});

for (const [language, market, path] of [
  ['fr', 'international', '/fr/contact'],
  ['ar', 'ae', '/ar/contact'],
  ['ja', 'jp', '/contact'],
] as const) {
  test(`it is refused, filled in and sent by keyboard alone, in ${language}`, async ({ page, site }) => {
    const { names, email, message: asked, consent, send: button } = WORDS[language];
    await visit(page, `${site.addressOf(market)}${path}`);
    await pressByKeyboard(page, button, 'button');
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessibleState(page, `contact in ${language}, refused`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const boxOf = (name: string) => page.getByRole('textbox', { name, exact: true });
    await expect(boxOf(names[0])).toBeFocused();
    await page.keyboard.type('Jane');
    await tabToElement(page, boxOf(names[1]), names[1]);
    await page.keyboard.type('Doe');
    await tabTo(page, email, 'textbox');
    await page.keyboard.type('jane.doe@example.com');
    await tabTo(page, asked, 'textbox');
    await page.keyboard.type(message);
    await tabTo(page, consent, 'checkbox');
    await page.keyboard.press('Space');
    await expectAccessibleState(page, `contact in ${language}, filled in`);
    await pressByKeyboard(page, button, 'button');
    await expect(thanks(page, language)).toBeVisible();
    expect(
      await page.evaluate(() => document.activeElement?.contains(document.querySelector('.ui-form-thanks h1'))),
    ).toBe(true);
  });
}

test('a sending that fails keeps everything, also over a reload, and is tried again under one key', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/request failed: \S+\/leads|Failed to load resource/);
  const sends = await sendsOf(page);
  await page.route(LEADS, (route) => route.abort());
  await visit(page, '/contact');
  await fillIn(page, 'en');
  await send(page, 'en').click();
  await expect(page.getByRole('alert')).toContainText('Your form could not be sent');
  await page.unroute(LEADS);
  await visit(page, '/contact');
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(message);
  await send(page, 'en').click();
  await expect(thanks(page, 'en')).toBeVisible();
  const keys = sends.map((body) => JSON.parse(body).idempotency_key);
  expect(new Set(keys).size).toBe(1);
});

test('a link opens a form over the page, with its hidden values; closing it loses nothing', async ({ page }) => {
  const sends = await sendsOf(page);
  await visit(page, '/offers');
  const link = page.getByRole('link', { name: 'Ask for an offer' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Ask for an offer' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Jane');
  await expectAccessibleAtEveryWidth(page, 'the dialog of a form');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Jane');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Doe');
  await dialog.getByRole('textbox', { name: 'E-mail address' }).fill('jane.doe@example.com');
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  for (const list of await dialog.getByRole('combobox').all()) await list.selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Ask for an offer' }).click();
  await expect(dialog.getByRole('heading', { name: 'We are preparing your offer' })).toBeVisible();
  expect(sends.join()).toContain('"campaign":"offers-page"');
});

test('with a site key a form proves that a person sends it, and leaves the proof out without one', async ({
  page,
  site,
  newVisitor,
}) => {
  const au = site.addressOf('au');
  const visitor = await newVisitor();
  const sends = await sendsOf(visitor);
  const script = 'grecaptcha = { ready: (done) => done(), execute: async (key, { action }) => key + " " + action }';
  await visitor.route('https://www.google.com/recaptcha/api.js?render=site-key', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  async function sendOne(): Promise<Readonly<Record<string, unknown>>> {
    await visit(visitor, `${au}/contact`);
    await fillIn(visitor, 'en');
    await send(visitor, 'en').click();
    await expect(thanks(visitor, 'en')).toBeVisible();
    return JSON.parse(sends.at(-1) ?? '{}');
  }
  expect(await sendOne()).not.toHaveProperty('g-recaptcha-response');
  await openSettings(page, au);
  await storeSettings(page, 'au', { 'recaptcha.site_key': 'site-key' });
  await expect(async () => {
    expect(await sendOne()).toHaveProperty('g-recaptcha-response', 'site-key form');
  }).toPass({ timeout: 20_000 });
  await storeSettings(page, 'au', { 'recaptcha.site_key': '' });
});

test('a form of steps leads on where a step is right', async ({ page }) => {
  await visit(page, '/service');
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessibleState(page, 'service, refused');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ watch }) => watch.expectTrouble(/request failed: \S+\.js csp$/));

  test('a form is filled in, told what is wrong, and sent', async ({ page, watch }) => {
    watch.expectTrouble(/answer 422|status of 422/);
    await page.goto('/contact');
    await page
      .locator('form[action="/form/contact-international"]')
      .evaluate((form) => form.setAttribute('novalidate', ''));
    await page.getByRole('textbox', { name: 'Your message' }).fill(message);
    await send(page, 'en').click();
    await expect(page.getByRole('alert')).toContainText('First name: This field is required');
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(message);
    await fillIn(page, 'en');
    await send(page, 'en').click();
    await expect(page).toHaveURL(/\/form\/contact-international\/sent$/);
    await expect(thanks(page, 'en')).toBeVisible();
  });

  test('what the address fills in stands in the form, arrives with the lead, and is nobody else’s', async ({
    page,
    site,
    newVisitor,
  }) => {
    const email = 'jane.mapped@example.com';
    const query = new URLSearchParams({ email, model: 'Defender 110', utm_campaign: 'spring' });
    const answer = await page.goto(`/test-drive?${query}`);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(email);
    await expect(page.getByRole('combobox', { name: 'Model' })).toHaveValue('Defender 110');
    const other = await fetch(`${site.url}/test-drive`);
    expect(await other.text()).not.toContain(email);
    for (const name of ['First name', 'Last name']) await page.getByRole('textbox', { name }).fill('Jane');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+49 170 1234567');
    await page.getByRole('checkbox', { name: WORDS.en.consent }).check();
    await page.getByRole('button', { name: 'Ask for a test drive' }).click();
    await expect(page).toHaveURL(/\/sent$/);
    const staff = await newVisitor({ javaScriptEnabled: true });
    await staff.goto('/admin/leads');
    await signInAs(staff, 'admin@showroom.test');
    await visit(staff, `/admin/leads/test_drive-international?email=${encodeURIComponent(email)}`);
    await staff.getByRole('link', { name: 'Jane Jane' }).click();
    const filled = staff.getByRole('region', { name: 'Filled in' });
    for (const value of [email, 'Defender 110']) await expect(filled).toContainText(value);
    await expect(staff.getByRole('region', { name: 'Added by the site' })).toContainText('spring');
  });

  test('a link to a form leads to its page', async ({ page }) => {
    await page.goto('/offers');
    await page.getByRole('link', { name: 'Ask for an offer' }).click();
    await expect(page).toHaveURL(/\/form\/offers-international\?campaign=offers-page/);
    await expect(page.getByRole('heading', { level: 1, name: 'Ask for an offer' })).toBeVisible();
  });

  test('all steps of a form are there at once', async ({ page }) => {
    await page.goto('/service');
    await expect(page.getByRole('group', { name: 'Your car' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Your details' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
  });
});
