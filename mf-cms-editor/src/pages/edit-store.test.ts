import type { EditedPage } from '@showroom/contracts/calls/pages';
import issueTexts from '@showroom/contracts/content/messages/en.json';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { PAGE_TEMPLATE } from '@showroom/contracts/content/page-template';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { refusal } from '../editor-in-tests';
import { everyField, exampleContent, examplePage } from '../examples';
import { away, type Faults, losing } from '../saving/saving-in-tests';
import { createEditStore, isUnsaved } from './edit-store';
import pageMessages from './messages/page/en.json';

const titled = (title: string) => (content: PageContent) => ({
  ...content,
  texts: { ...content.texts, 'en-GB': { ...content.texts['en-GB'], title } },
});
const titleOf = ({ texts }: PageContent) => texts['en-GB']?.['title'];

/** A call that is answered when the test says so. */
function later() {
  let resolve: (page: EditedPage) => void = () => undefined;
  const promise = new Promise<EditedPage>((done) => {
    resolve = done;
  });
  return { promise, resolve: (page: EditedPage) => resolve(page) };
}

function storeWith(over: Partial<Parameters<typeof createEditStore>[0]> = {}) {
  const save = jest.fn(async (revision: number, content: PageContent) =>
    examplePage({ content, revision: revision + 1, status: 'changed' }),
  );
  const change = jest.fn(async (revision: number) => examplePage({ revision: revision + 1 }));
  const store = createEditStore({
    page: examplePage(),
    templates: new Map([[everyField.key, everyField]]),
    texts: pageMessages,
    issueTexts,
    pageFields: PAGE_TEMPLATE.fields,
    locales: ['en-GB'],
    save,
    change,
    load: async () => examplePage({ revision: 9 }),
    ...over,
  });
  return { state: store.getState, save, change };
}

const broken = (content: PageContent) => ({
  ...content,
  blocks: content.blocks.map((block) => ({ ...block, values: { ...block.values, columns: 9 } })),
});

describe('a draft is saved by itself', () => {
  test('with the revision that it was made from, once', async () => {
    const { state, save } = storeWith();
    state().edit(titled('Defender 90'));
    await state().autosave();
    await state().autosave();
    expect(save.mock.calls.map(([revision, content]) => [revision, titleOf(content)])).toEqual([[4, 'Defender 90']]);
    expect(state().save).toEqual({ status: 'saved' });
  });

  test('and publishing that is asked for meanwhile waits for it, as does a save', async () => {
    const answer = later();
    const save = jest.fn(() => answer.promise);
    const { state, change } = storeWith({ save });
    state().edit(titled('Defender 90'));
    const saved = state().autosave();
    expect(state().save).toEqual({ status: 'saving', isQuiet: true });
    const [sent, published] = [state().send('save'), state().publish()];
    answer.resolve(examplePage({ content: titled('Defender 90')(exampleContent), revision: 5, status: 'changed' }));
    await Promise.all([saved, published]);
    expect(await sent).toBe(true);
    expect(save).toHaveBeenCalledTimes(1);
    expect(change.mock.calls).toEqual([[5, { kind: 'publish', reason: undefined }]]);
  });

  test.each<[string, (state: () => ReturnType<ReturnType<typeof storeWith>['state']>) => void]>([
    ['nothing was changed', () => undefined],
    ['a value is out of bounds', (state) => state().edit(broken)],
    [
      'a text is not JSON yet',
      (state) => {
        state().edit(titled('Defender 90'));
        state().markInvalid('blocks.0.values.points', 'No JSON.');
      },
    ],
  ])('not while %s, and nobody is told', async (_, prepare) => {
    const { state, save } = storeWith();
    prepare(state);
    const before = state().save;
    await state().autosave();
    expect(save).not.toHaveBeenCalled();
    expect(state().save).toBe(before);
  });

  test('although something that is required is missing', async () => {
    const { state, save } = storeWith();
    state().edit(titled(''));
    await state().autosave();
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('no more after a conflict, which stays while somebody types', async () => {
    const save = jest.fn().mockRejectedValue(new ShowroomError('page.changed', { status: 412 }));
    const { state } = storeWith({ save });
    state().edit(titled('A'));
    await state().autosave();
    state().edit(titled('B'));
    await state().autosave();
    expect(save).toHaveBeenCalledTimes(1);
    expect(state().save).toEqual({ status: 'conflict' });
    expect(titleOf(state().content)).toBe('B');
  });
});

describe('a save that nobody answered', () => {
  const stored = (title: string) =>
    examplePage({ content: titled(title)(examplePage().attributes.content), revision: 5 });

  test('is made again by itself, and what failed stays in sight until it is', async () => {
    const { promise, resolve } = later();
    const save = jest.fn().mockImplementationOnce(away).mockReturnValue(promise);
    const { state } = storeWith({ save });
    state().edit(titled('B'));
    await state().autosave();
    const failed = state().save;
    expect(failed).toMatchObject({ status: 'failed', isRetried: true });
    const again = state().autosave();
    expect(state().save).toEqual({ status: 'saving', isQuiet: true, retried: failed });
    resolve(stored('B'));
    await again;
    expect([titleOf(state().content), state().save]).toEqual(['B', { status: 'saved' }]);
  });

  test.each([
    ['a refusal without a reason', () => refusal(404, 'Gone.')],
    ['an error of the editor itself', () => new TypeError('Broken')],
  ])('is told from %s, which only a person tries again', async (_, error) => {
    const save = jest.fn().mockRejectedValue(error());
    const { state } = storeWith({ save });
    state().edit(titled('B'));
    await state().autosave();
    await state().autosave();
    expect(save).toHaveBeenCalledTimes(1);
    expect(state().save).toMatchObject({ status: 'failed', isRetried: false });
  });

  test('and was stored all the same is no conflict: what was typed since is saved on top of it', async () => {
    const conflict = () => Promise.reject(new ShowroomError('page.changed', { status: 412 }));
    const save = jest.fn().mockImplementationOnce(away).mockImplementationOnce(conflict).mockResolvedValue(stored('C'));
    const { state } = storeWith({ save, load: async () => stored('B') });
    state().edit(titled('B'));
    await state().autosave();
    state().edit(titled('C'));
    await state().autosave();
    expect(save.mock.calls.map(([revision]) => revision)).toEqual([4, 4, 5]);
    expect([titleOf(state().content), state().save]).toEqual(['C', { status: 'saved' }]);
  });

  /** An API that stores what it gets; loads are lost as well. */
  function apiThatLoses(...faults: Faults) {
    const through = losing(faults);
    let page = examplePage();
    const next = (revision: number, changes: Parameters<typeof examplePage>[0]) => {
      const { content, revision: own } = page.attributes;
      if (revision !== own) throw new ShowroomError('page.changed', { status: 412 });
      page = examplePage({ content, ...changes, revision: own + 1 });
      return page;
    };
    const save = jest.fn((revision: number, content: PageContent) =>
      through(() => next(revision, { content, status: 'changed' })),
    );
    const change = jest.fn((revision: number) => through(() => next(revision, { status: 'published' })));
    const { state } = storeWith({ save, change, load: () => through(() => page) });
    return { state, save, change, stored: () => page.attributes };
  }

  test.each([
    ['one is stored, and the refusal of the next is lost as well', ['answer', 'answer']],
    ['both are stored, one on top of the other', ['answer', undefined, undefined, 'answer']],
    ['the newer draft cannot be loaded at once', ['answer', undefined, 'request']],
    ['the second one never arrives', ['answer', 'request']],
  ] as const)('of two in a row is no conflict: %s', async (_what, faults) => {
    const { state, stored } = apiThatLoses(...faults);
    for (const title of ['B', 'C', 'D']) {
      state().edit(titled(title));
      await state().autosave();
    }
    expect([titleOf(stored().content), state().save, state().unanswered]).toEqual(['D', { status: 'saved' }, []]);
  });

  test('and is taken back is taken back in the API, too, before anybody publishes', async () => {
    const { state, stored } = apiThatLoses('answer');
    state().edit(titled('B'));
    await state().autosave();
    state().undo();
    await state().publish();
    expect([titleOf(stored().content), stored().status, state().save]).toEqual([
      'Defender',
      'published',
      { status: 'published' },
    ]);
  });

  test('nor is publishing that was done and lost its answer: it is not done twice', async () => {
    const { state, save, stored } = apiThatLoses('answer');
    await state().publish();
    expect(state().save.status).toBe('failed');
    await state().publish();
    expect([save.mock.calls.length, stored().revision, state().save]).toEqual([0, 5, { status: 'published' }]);
    state().edit(titled('B'));
    await state().autosave();
    expect(state().save).toEqual({ status: 'saved' });
  });

  test('is a conflict where somebody else saved meanwhile', async () => {
    const conflict = () => Promise.reject(new ShowroomError('page.changed', { status: 412 }));
    const save = jest.fn().mockImplementationOnce(away).mockImplementation(conflict);
    const { state } = storeWith({ save, load: async () => stored('Of somebody else') });
    state().edit(titled('B'));
    await state().autosave();
    await state().autosave();
    expect([titleOf(state().content), state().save]).toEqual(['B', { status: 'conflict' }]);
  });
});

describe('what is typed while something is on its way stays', () => {
  test('beside a save', async () => {
    const { promise, resolve } = later();
    const { state } = storeWith({ save: () => promise });
    state().edit(titled('A'));
    const sent = state().send();
    state().edit(titled('B'));
    expect(await state().send()).toBe(false);
    resolve(examplePage({ revision: 5 }));
    expect(await sent).toBe(true);
    expect([titleOf(state().content), state().save.status]).toEqual(['B', 'changed']);
  });

  test('beside the save that comes before publishing', async () => {
    const { promise, resolve } = later();
    const { state, change } = storeWith({ save: () => promise });
    state().edit(titled('A'));
    const published = state().publish();
    state().edit(titled('B'));
    resolve(examplePage({ revision: 5, content: titled('A')(exampleContent) }));
    await published;
    expect(change).toHaveBeenCalledWith(5, { kind: 'publish' });
    expect([titleOf(state().content), state().save.status]).toEqual(['B', 'changed']);
  });

  test('beside publishing', async () => {
    const { promise, resolve } = later();
    const { state } = storeWith({ change: () => promise });
    const published = state().publish();
    state().edit(titled('B'));
    resolve(examplePage({ revision: 5 }));
    await published;
    expect([titleOf(state().content), state().save.status]).toEqual(['B', 'changed']);
  });
});

describe('publishing', () => {
  test('sends nothing but itself when the draft is saved', async () => {
    const { state, save, change } = storeWith();
    await state().publish();
    expect(save).not.toHaveBeenCalled();
    expect(change.mock.calls).toEqual([[4, { kind: 'publish' }]]);
    expect(state().save).toEqual({ status: 'published' });
  });

  test('is sent once, however often it is asked for meanwhile', async () => {
    const { promise, resolve } = later();
    const change = jest.fn(() => promise);
    const { state } = storeWith({ change });
    const published = [state().publish(), state().publish()];
    resolve(examplePage({ revision: 5 }));
    await Promise.all(published);
    expect(change).toHaveBeenCalledTimes(1);
  });

  test('does not happen when the draft cannot be saved', async () => {
    const { state, change } = storeWith();
    state().edit(broken);
    await state().publish();
    expect(change).not.toHaveBeenCalled();
    expect(state().save).toMatchObject({ status: 'refused', title: 'Nothing was saved yet. Please correct:' });
  });

  test('that is refused says that the draft is saved', async () => {
    const issues = [{ path: 'texts.en-GB.title', message: 'Title is required.' }];
    const { state } = storeWith({ change: () => Promise.reject(refusal(422, 'No.', issues)) });
    state().edit(titled(''));
    await state().publish();
    const title = 'The draft is saved, but not published. Please correct:';
    expect(state().save).toEqual({ status: 'refused', title, issues });
    expect(state().page.attributes.revision).toBe(5);
  });

  test('that is refused says why in the language of the editor, as far as it knows', async () => {
    const path = 'texts.en-GB.title';
    const gone = { path: 'blocks.0.template', message: 'There is no template gone.' };
    const refused = refusal(422, 'No.', [{ path, message: 'Title is required.' }, gone]);
    const { state } = storeWith({
      change: () => Promise.reject(refused),
      issueTexts: { ...issueTexts, required: '{field}: champ obligatoire.' },
    });
    state().edit(titled(''));
    await state().publish();
    expect(state().save).toMatchObject({ issues: [{ path, message: 'Title: champ obligatoire.' }, gone] });
  });
});

describe('a change of the page as a whole', () => {
  const moved = { kind: 'move', path: '/defender-110' } as const;
  const answered = async () => examplePage({ path: '/defender-110', revision: 5 });

  test('keeps what was typed and is not saved yet, which is saved on top of it', async () => {
    const { state, save } = storeWith({ change: answered });
    state().edit(titled('B'));
    await state().make(moved);
    expect(state().page.attributes.path).toBe('/defender-110');
    expect([titleOf(state().content), state().save.status]).toEqual(['B', 'changed']);
    await state().autosave();
    expect(save.mock.calls[0]?.[0]).toBe(5);
  });

  test('shows what the API has where nothing is unsaved', async () => {
    const { state } = storeWith({ change: answered });
    await state().make(moved);
    expect([state().reloads, state().save.status]).toEqual([1, 'unchanged']);
  });

  test('drops what was typed when it is discarded, broken texts included', async () => {
    const { state } = storeWith();
    state().edit(titled('B'));
    state().markInvalid('blocks.0.values.points', 'No JSON.');
    await state().make({ kind: 'discard' });
    expect([titleOf(state().content), state().save.status, state().invalid]).toEqual(['Defender', 'unchanged', {}]);
  });

  test('that is refused changes nothing, and whoever asked is told', async () => {
    const { state } = storeWith({ change: () => Promise.reject(refusal(409, 'Taken.')) });
    state().edit(titled('B'));
    const before = state();
    await expect(state().make(moved)).rejects.toThrow(ShowroomError);
    expect(state()).toBe(before);
  });
});

test('publishing that finds nobody signed in is gone on with, whether the draft was saved before or not', async () => {
  const signedOut = new ShowroomError('access.sign-in', { status: 401 });
  const refusedOnce = <T>(done: T) => jest.fn().mockRejectedValueOnce(signedOut).mockResolvedValue(done);
  const page = examplePage({ revision: 5 });
  const [save, change] = [refusedOnce(page), refusedOnce(page)];
  const { state } = storeWith({ save, change });
  state().edit(titled('B'));
  await state().publish();
  expect([state().save, change.mock.calls.length]).toEqual([{ status: 'signed-out', wanted: 'publish' }, 0]);
  await state().resume();
  expect([state().save, save.mock.calls.length]).toEqual([{ status: 'signed-out', wanted: 'publish' }, 2]);
  await state().resume();
  expect([state().save.status, save.mock.calls.length]).toEqual(['published', 2]);
});

describe('leaving loses', () => {
  const unsaved = (state: ReturnType<typeof storeWith>['state']) => isUnsaved(state());

  test('nothing of a page that was opened, saved or published', async () => {
    const { state } = storeWith();
    expect(unsaved(state)).toBe(false);
    state().edit(titled('B'));
    expect(unsaved(state)).toBe(true);
    await state().send();
    expect(unsaved(state)).toBe(false);
    await state().publish();
    expect(unsaved(state)).toBe(false);
  });

  test('nothing of a draft whose publishing was refused, which is not saved again', async () => {
    const { state, save } = storeWith({
      change: () => Promise.reject(refusal(422, 'No.', [{ path: '', message: '' }])),
    });
    state().edit(titled(''));
    await state().publish();
    expect(unsaved(state)).toBe(false);
    await state().publish();
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('what could not be saved', async () => {
    const { state } = storeWith({ save: () => Promise.reject(new ShowroomError('api.unreachable')) });
    state().edit(titled('B'));
    await state().send();
    expect([state().save.status, unsaved(state)]).toEqual(['failed', true]);
  });

  test('a broken text, which is not published without a word either', async () => {
    const { state, change } = storeWith();
    state().markInvalid('blocks.0.values.points', 'No JSON.');
    expect(unsaved(state)).toBe(true);
    await state().publish();
    expect(change).not.toHaveBeenCalled();
    expect(state().save).toMatchObject({ status: 'refused', issues: [{ path: 'blocks.0.values.points' }] });
    state().markInvalid('blocks.0.values.points', undefined);
    expect(unsaved(state)).toBe(false);
  });
});
