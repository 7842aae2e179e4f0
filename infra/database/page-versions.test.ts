import { renditionOf } from '@showroom/contracts/content/rendition';
import type { PageBlock } from '@showroom/contracts/entities/page';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import { eq, sql } from 'drizzle-orm';
import { pagesIn } from '../demo/content/pages';
import type { Database } from './database';
import { migrate } from './migrate';
import { rollBack } from './roll-back.testing';
import { contentPages, pageVersions } from './schema/content';
import { testDatabase } from './testing';

/** The migration that gives pages versions. */
const OWN = 26;

let database: Database;

interface OldRow {
  readonly market: string;
  readonly locale: string;
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  readonly published?: boolean;
  readonly blocks: readonly { readonly id: string; readonly template: string; readonly content: unknown }[];
}

async function addOld({ market, locale, path, title, description = '', published = true, blocks }: OldRow) {
  await database.rows(sql`
    insert into pages (market, locale, path, title, meta_title, meta_description, published, blocks)
    values (${market}, ${locale}, ${path}, ${title}, ${title}, ${description}, ${published}, ${JSON.stringify(blocks)}::jsonb)`);
}

/** The pages that every market began with, as the version before stored them. */
const SEEDED: readonly OldRow[] = Object.values<Market>(MARKETS).flatMap((market) =>
  market.locales.flatMap((locale) =>
    pagesIn(locale, market).map(({ blocks, ...page }) => ({
      ...page,
      market: market.code,
      locale,
      blocks: blocks.map((block, index) => ({ id: `${block.template}-${index + 1}`, ...block })),
    })),
  ),
);

const text = (id: string, title: string, ...groups: string[]) => ({
  id,
  template: 'text',
  content: { title, wide: true, ...(groups.length > 0 && { groups: groups.map((name) => ({ name })) }) },
});

const OF_EDITORS: readonly OldRow[] = [
  // Languages that are built alike, and say some things alike.
  { market: 'ae', locale: 'en-AE', path: '/alike', title: 'Cars', blocks: [text('a', 'Hello', 'One', 'Two')] },
  { market: 'ae', locale: 'ar-AE', path: '/alike', title: 'سيارات', blocks: [text('a', 'مرحبا', 'One', 'اثنان')] },
  // Languages that are built differently.
  { market: 'ae', locale: 'en-AE', path: '/apart', title: 'Cars', blocks: [text('a', 'Hello'), text('b', 'More')] },
  { market: 'ae', locale: 'ar-AE', path: '/apart', title: 'سيارات', blocks: [text('a', 'مرحبا')] },
  // One language that visitors did not see any more, and a page that nobody saw.
  { market: 'ae', locale: 'en-AE', path: '/half', title: 'Half', blocks: [text('a', 'Seen')] },
  { market: 'ae', locale: 'ar-AE', path: '/half', title: 'نصف', blocks: [text('a', 'مخفي')], published: false },
  { market: 'jp', locale: 'ja-JP', path: '/hidden', title: '秘密', blocks: [text('a', '秘密')], published: false },
];

beforeAll(async () => {
  database = await testDatabase();
  await rollBack(database, OWN);
  for (const row of [...SEEDED, ...OF_EDITORS]) await addOld(row);
  await migrate(database);
});
afterAll(() => database.close());

async function stored(market: string, path: string) {
  const [page] = await database.db
    .select()
    .from(contentPages)
    .where(sql`${eq(contentPages.market, market)} and ${eq(contentPages.path, path)}`);
  const versions = await database.db
    .select()
    .from(pageVersions)
    .where(eq(pageVersions.page_id, page?.id ?? ''))
    .orderBy(pageVersions.version);
  return { page, contents: versions.map(({ content }) => content) };
}

/** Those of other languages are on the page as well, and hidden. */
const shownOf = (blocks: readonly PageBlock[]) => blocks.filter((block) => block.active_positions.length > 0);
const shown = (row: OldRow) => [row.title, row.blocks.map(({ template, content }) => ({ template, content }))];

test('every page that the site began with says in every language what it said before', async () => {
  expect(SEEDED.length).toBeGreaterThan(60);
  const differing = [];
  for (const row of SEEDED) {
    const { page, contents } = await stored(row.market, row.path);
    const [content] = contents;
    if (!content || contents.length > 1 || page?.published_version !== 1) throw new Error(`${row.path} is not there`);
    const { title, blocks } = renditionOf(content, { own: row.locale, fallback: row.locale });
    const now = [title, shownOf(blocks).map(({ template, content: own }) => ({ template, content: own }))];
    if (JSON.stringify(sorted(now)) !== JSON.stringify(sorted(shown(row)))) differing.push(`${row.market} ${row.path}`);
  }
  expect(differing).toEqual([]);
});

/** PostgreSQL orders the keys of jsonb its own way. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

test('what languages say alike is stored once, and the rest by language', async () => {
  const { contents } = await stored('ae', '/alike');
  expect(contents).toEqual([
    expect.objectContaining({
      texts: {
        'en-AE': { title: 'Cars', meta_title: 'Cars' },
        'ar-AE': { title: 'سيارات', meta_title: 'سيارات' },
      },
      blocks: [
        {
          id: 'a',
          template: 'text',
          template_version: 1,
          positions: [{ id: 'a', sequence: 1 }],
          active_positions: ['a'],
          values: { wide: true },
          texts: { 'en-AE': { title: 'Hello' }, 'ar-AE': { title: 'مرحبا' } },
          groups: [
            { id: 'group-1', values: { name: 'One' }, texts: {} },
            { id: 'group-2', values: {}, texts: { 'en-AE': { name: 'Two' }, 'ar-AE': { name: 'اثنان' } } },
          ],
        },
      ],
    }),
  ]);
});

test('languages that are built differently keep their blocks, each for its own visitors', async () => {
  const [content] = (await stored('ae', '/apart')).contents;
  if (!content) throw new Error('There is no version');
  const titles = (own: string) =>
    shownOf(renditionOf(content, { own, fallback: 'en-AE' }).blocks).map((block) => block.content['title']);
  expect(titles('en-AE')).toEqual(['Hello', 'More']);
  expect(titles('ar-AE')).toEqual(['مرحبا']);
});

test('a language that visitors did not see stands in the version before the one that they see', async () => {
  const { page, contents } = await stored('ae', '/half');
  expect(page).toMatchObject({ latest_version: 2, published_version: 2 });
  const titles = contents.map((content) => renditionOf(content, { own: 'ar-AE', fallback: 'en-AE' }).title);
  expect(titles).toEqual(['نصف', 'Half']);
});

test('a page that nobody saw is seen by nobody', async () => {
  expect((await stored('jp', '/hidden')).page).toMatchObject({ latest_version: 1, published_version: null });
});
