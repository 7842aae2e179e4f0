import type { EditedPage } from '@showroom/contracts/calls/pages';
import issueTexts from '@showroom/contracts/content/messages/en.json';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { PAGE_TEMPLATE } from '@showroom/contracts/content/page-template';
import { act, renderHook } from '@testing-library/react';
import { useStore } from 'zustand';
import { everyField, examplePage } from '../examples';
import { away } from '../saving/saving-in-tests';
import { useAutosave } from '../saving/use-autosave';
import { autosaveReason, createEditStore } from './edit-store';
import pageMessages from './messages/page/en.json';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

/** A page whose API is away, with the seconds at which it was asked. */
function openAway() {
  const begin = Date.now();
  const asked: number[] = [];
  const save = jest.fn((_revision: number, _content: PageContent): Promise<EditedPage> => {
    asked.push((Date.now() - begin) / 1000);
    return away();
  });
  const store = createEditStore({
    page: examplePage(),
    templates: new Map([[everyField.key, everyField]]),
    texts: pageMessages,
    issueTexts,
    pageFields: PAGE_TEMPLATE.fields,
    locales: ['en-GB'],
    save,
    change: away,
    load: away,
  });
  renderHook(() => {
    const state = useStore(store);
    useAutosave({ ...state, reason: autosaveReason(state.save) });
  });
  const type = (title: string) =>
    act(() => store.getState().edit((content) => ({ ...content, texts: { 'en-GB': { title } } })));
  return { asked, save, store, type };
}

test('a draft that nobody takes is sent again ever more calmly, at least once a minute', async () => {
  const { asked, type } = openAway();
  type('B');
  await pass(2 + 5 + 10 + 20 + 40 + 60 + 60);
  expect(asked).toEqual([2, 7, 17, 37, 77, 137, 197]);
});

test('typing begins anew, with what is typed', async () => {
  const { asked, save, type } = openAway();
  type('B');
  await pass(20);
  type('C');
  await pass(2 + 5);
  expect(asked).toEqual([2, 7, 17, 22, 27]);
  expect(save.mock.calls.at(-1)?.[1].texts).toEqual({ 'en-GB': { title: 'C' } });
});

test('a connection that is back is tried at once, and then soon again', async () => {
  const { asked, type } = openAway();
  type('B');
  await pass(20);
  await act(async () => window.dispatchEvent(new Event('online')));
  await pass(5 + 10);
  expect(asked).toEqual([2, 7, 17, 20, 25, 35]);
});

test('somebody who saves by hand waits for no pause', async () => {
  const { asked, store, type } = openAway();
  type('B');
  await pass(20);
  await act(() => store.getState().send());
  expect(asked).toEqual([2, 7, 17, 20]);
});

test('what is saved is not saved again', async () => {
  const { save, type } = openAway();
  save.mockImplementation(async (revision, content) => examplePage({ content, revision: revision + 1 }));
  type('B');
  await pass(300);
  expect(save).toHaveBeenCalledTimes(1);
});
