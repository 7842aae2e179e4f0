import { getPage, getPageVersion, listPageVersions, restorePageVersion } from '@showroom/contracts/calls/pages';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, refusal, row, visit } from '../editor-in-tests';
import { exampleBlock, exampleContent, examplePage, exampleVersion } from '../examples';

const PATH = '/cms/pages/p1/history';
const pageOf = (title: string, ...blocks: PageContent['blocks']): PageContent => ({
  values: {},
  texts: { 'en-GB': { title } },
  blocks,
});
const teaser = (title: string) => exampleBlock('b1', 1, { texts: { 'en-GB': { title } } });

/** What each version said. */
const CONTENTS: Readonly<Record<string, PageContent>> = {
  1: pageOf('Defender', teaser('Go far'), exampleBlock('b2', 2, { template: 'long-gone' })),
  2: pageOf('Defender', teaser('Go further')),
};
const versions = [
  exampleVersion(2, { published: true, restored_from: 1, author: '' }),
  exampleVersion(1, { saved_at: '2026-02-01T08:00:00.000Z' }),
];
const contentOf = answerTo(getPageVersion, ({ params: { version } }) => {
  const content = CONTENTS[version];
  if (!content) throw new Error(`nobody asks for version ${version}`);
  return { data: { id: version, type: 'page_version', attributes: { version: Number(version), content } } };
});

async function open(query = '', ...over: readonly FakeAnswer[]) {
  const visited = visit(`${PATH}${query}`, answerTo(listPageVersions, { data: versions }), contentOf, ...over);
  await screen.findByRole('heading', { level: 1 });
  return visited;
}

const differences = (name: string) => within(screen.getByRole('region', { name }));
const textsOf = (tag: string) => [...document.querySelectorAll(tag)].map(({ textContent }) => textContent);

test('versions are listed, the latest first, without accessibility faults', async () => {
  const { container, sent } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'History of Defender' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the page' })).toHaveAttribute('href', '/cms/pages/p1');
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Version 2 (again 1)01/03/2026 13:05–Visitors see itRestore',
    'Version 101/02/2026 09:00Edith EditorRestore',
  ]);
  expect(row(/^Version 1/).getByRole('link')).toHaveAttribute('href', `${PATH}?version=1`);
  expect(sent(getPageVersion)).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a version shows what it changed, by block and field, in inserted and deleted words', async () => {
  const { container } = await open('?version=2');
  const changed = differences('What version 2 changed');
  expect(changed.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Every field – Go further',
    'long-gone (removed)',
  ]);
  expect(changed.getByRole('term')).toHaveTextContent('Title, English');
  expect(changed.getByRole('definition')).toHaveAttribute('lang', 'en-GB');
  expect([textsOf('del'), textsOf('ins')]).toEqual([['far'], ['further']]);
  expect(await axe(container)).toHaveNoViolations();
});

test('the first version put in all that it says', async () => {
  await open('?version=1');
  const changed = differences('What version 1 changed');
  expect(changed.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Page',
    'Every field – Go far (added)',
    'long-gone (added)',
  ]);
  expect([textsOf('del'), textsOf('ins')]).toEqual([[], ['Defender', 'Go far']]);
});

test('a draft is compared with the latest version', async () => {
  const draft = pageOf('Defender', teaser('Go anywhere'));
  const { router } = await open('', answerTo(getPage, { data: examplePage({ status: 'changed', content: draft }) }));
  const link = screen.getByRole('link', { name: 'What the draft changes' });
  await act(async () => router.navigate(link.getAttribute('href') ?? ''));
  expect(differences('What the draft changes').getByText('Every field – Go anywhere')).toBeVisible();
  expect([textsOf('del'), textsOf('ins')]).toEqual([['further'], ['anywhere']]);
});

test('a draft that says the same says so', async () => {
  const same = examplePage({ status: 'changed', content: CONTENTS[2] ?? exampleContent });
  const { container } = await open('?version=draft', answerTo(getPage, { data: same }));
  expect(differences('What the draft changes').getByText('Nothing is different.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a draft of a page that was never published puts in all that it says', async () => {
  const begun = examplePage({ status: 'draft', published_version: null, content: pageOf('Defender') });
  const nobody = answerTo(listPageVersions, { data: [] });
  const { container } = await open('?version=draft', answerTo(getPage, { data: begun }), nobody);
  expect(screen.getByText('This page was never published.')).toBeVisible();
  expect(textsOf('ins')).toEqual(['Defender']);
  expect(await axe(container)).toHaveNoViolations();
});

test('a published page has no draft to compare', async () => {
  await open();
  expect(screen.queryByRole('link', { name: 'What the draft changes' })).not.toBeInTheDocument();
});

test.each(['7', 'latest', '', '-1', '1e0'])('version "%s", which is none, compares nothing', async (version) => {
  await open(`?version=${version}`);
  expect(screen.queryByRole('heading', { name: /^What / })).not.toBeInTheDocument();
});

test('items that are gone are told apart', async () => {
  const group = (id: string) => ({ id, values: {}, texts: { 'en-GB': { name: id } } });
  const [before, after] = [
    pageOf('D', exampleBlock('b1', 1, { groups: ['x', 'y'].map(group) })),
    pageOf('D', exampleBlock('b1', 1)),
  ];
  const page = examplePage({ status: 'changed', content: after });
  const former = { id: '2', type: 'page_version', attributes: { version: 2, content: before } } as const;
  await open('?version=draft', answerTo(getPage, { data: page }), answerTo(getPageVersion, { data: former }));
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Removed item 1: Name, English',
    'Removed item 2: Name, English',
  ]);
});

describe('an earlier version', () => {
  const restore = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
    return openDialog('Restore version 1?');
  };

  test('is restored as the draft, which is opened', async () => {
    const { sent, router, container } = await open(
      '',
      answerTo(restorePageVersion, { data: examplePage({ revision: 5 }) }),
    );
    const dialog = await restore();
    expect(dialog.getByText(/^It becomes the draft/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('button', { name: 'Save draft' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/cms/pages/p1');
    expect(sent(restorePageVersion)).toEqual([
      { params: { id: 'p1' }, headers: { 'if-match': '"4"' }, body: { version: 1 } },
    ]);
  });

  test('whose restoring is refused says why', async () => {
    await open('', answerTo(restorePageVersion, refusal(412, 'Somebody else was here.')));
    const dialog = await restore();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await dialog.findByText('Somebody else was here.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is not restored by a translator, who sees it all the same', async () => {
    await open('', answerTo(getPage, { data: examplePage({ operations: ['edit_texts'] }) }));
    expect(screen.getByRole('link', { name: 'Version 1' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
  });
});

test('a history that cannot be loaded says so', async () => {
  await open('', answerTo(listPageVersions, new ShowroomError('page.not-found', { status: 404 })));
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found.' })).toBeVisible();
});
