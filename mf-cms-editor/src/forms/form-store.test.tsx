import type { EditedForm } from '@showroom/contracts/entities/form';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import problemTexts from '@showroom/contracts/forms/messages/en.json';
import { act, renderHook } from '@testing-library/react';
import { useStore } from 'zustand';
import { away, type Faults, losing } from '../saving/saving-in-tests';
import { useAutosave } from '../saving/use-autosave';
import { exampleForm } from './examples';
import type { Draft } from './form-edit';
import { autosaveReason, createFormStore, latestOf } from './form-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const named = (name: string) => (draft: Draft) => ({ ...draft, name });
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

/** An API that stores what it gets; each call loses its request or its answer, as it is told. */
function apiThatLoses(faults: Faults) {
  const through = losing(faults);
  let form = exampleForm();
  const change = (seen: EditedForm, next: () => EditedForm) =>
    through(() => {
      const { revision, draft_revision } = form.attributes;
      const isNewer = seen.attributes.revision !== revision || seen.attributes.draft_revision !== draft_revision;
      if (isNewer) throw new ShowroomError('form.changed', { status: 412 });
      form = next();
      return form;
    });
  const drafted = (definition: Draft, author = 'Edith Editor') => {
    const { definition: published, revision, draft_revision } = form.attributes;
    const draft = { definition: { ...definition }, base: revision, author, saved_at: '2026-03-02T12:05:00.000Z' };
    return exampleForm(published, { revision, draft, draft_revision: draft_revision + 1 });
  };
  const saveDraft = jest.fn((seen: EditedForm, definition: Draft) => change(seen, () => drafted(definition)));
  const publish = (seen: EditedForm, definition: Draft) =>
    change(seen, () => {
      const { revision, draft_revision } = form.attributes;
      return exampleForm(definition, { revision: revision + 1, draft_revision: draft_revision + 1 });
    });
  const load = () => through(() => form);
  const loaded = () =>
    createFormStore({ form, source: 'en-GB', problemTexts, saveDraft, publish, discardDraft: away, load });
  const somebodyElse = (name: string) => {
    form = drafted(named(name)(latestOf(form)), 'Ann Other');
  };
  const store = loaded();
  return { store, state: store.getState, loaded, saveDraft, stored: () => form, somebodyElse };
}

/** A form that is open over such an API. */
function open(...faults: Faults) {
  const opened = apiThatLoses(faults);
  renderHook(() => {
    const state = useStore(opened.store);
    useAutosave({ ...state, content: state.log.present, reason: autosaveReason(state.save) });
  });
  return { ...opened, type: (name: string) => act(() => opened.state().change('Name', named(name))) };
}

test('a draft that nobody took is saved by itself later, ever more calmly, and says so until it is', async () => {
  const { state, saveDraft, stored, type } = open('request', 'request', 'request');
  type('B');
  await pass(2);
  expect(state().save).toMatchObject({ status: 'failed', isRetried: true });
  await pass(5);
  expect([saveDraft.mock.calls.length, state().save.status]).toEqual([2, 'failed']);
  await pass(10);
  expect([saveDraft.mock.calls.length, state().save.status]).toEqual([3, 'failed']);
  await pass(20);
  expect([latestOf(stored()).name, state().save]).toEqual(['B', { status: 'saved' }]);
});

test.each([
  ['the only one', ['answer']],
  ['one, and the refusal of the next', ['answer', 'answer']],
  ['two in a row', ['answer', undefined, undefined, 'answer']],
] as const)('a draft that was stored and lost its answer is no conflict: %s', async (_what, faults) => {
  const { state, stored, type } = open(...faults);
  for (const name of ['B', 'C', 'D']) {
    type(name);
    await pass(2);
  }
  expect([latestOf(stored()).name, state().save]).toEqual(['D', { status: 'saved' }]);
});

test('what was stored without an answer and is taken back is taken back in the API, too', async () => {
  const { state, stored, type } = open('answer');
  const { name } = latestOf(stored());
  type('B');
  await pass(2);
  expect(latestOf(stored()).name).toBe('B');
  act(() => state().undo());
  await pass(2);
  expect([latestOf(stored()).name, state().save]).toEqual([name, { status: 'saved' }]);
});

test('publishing that was done and lost its answer is not done twice, and what is typed then is saved', async () => {
  const { state, stored, type } = open('answer');
  type('B');
  await act(() => state().publish());
  expect(state().save).toMatchObject({ status: 'failed', isRetried: false });
  await act(() => state().publish());
  expect([stored().attributes.revision, state().save]).toEqual([4, { status: 'published' }]);
  type('C');
  await pass(2);
  expect([latestOf(stored()).name, state().save]).toEqual(['C', { status: 'saved' }]);
});

test.each([
  ['its answer was lost', ['answer']],
  ['its answer and the refusal of the next were lost', ['answer', 'answer']],
] as const)('a tab that is loaded anew has what was typed after a draft was stored: %s', async (_what, faults) => {
  const { loaded, stored, type } = open(...faults);
  type('B');
  await pass(2);
  type('C');
  if (faults.length > 1) await pass(2);
  const again = loaded().getState;
  again().restore();
  expect(latestOf(stored()).name).toBe('B');
  expect([again().log.present.name, again().isRestored]).toEqual(['C', true]);
  await again().send();
  expect([latestOf(stored()).name, again().save]).toEqual(['C', { status: 'saved' }]);
});

test('what was typed while a draft was on its way is there, too, when the tab is loaded anew', async () => {
  const { state, loaded, stored } = apiThatLoses([]);
  state().change('Name', named('B'));
  const sent = state().send();
  await Promise.resolve();
  state().change('Name', named('C'));
  // The request has arrived, and the tab goes before it hears of it.
  const log = sessionStorage.getItem('mf-cms-editor:log:form contact') ?? '';
  await sent;
  sessionStorage.setItem('mf-cms-editor:log:form contact', log);
  expect(latestOf(stored()).name).toBe('B');
  const again = loaded().getState;
  again().restore();
  expect(again().log.present.name).toBe('C');
});

test('what somebody else saved after a lost answer is a conflict', async () => {
  const { state, somebodyElse, type } = open('answer');
  type('B');
  await pass(2);
  somebodyElse('Of somebody else');
  await pass(5);
  expect(state().save).toMatchObject({ status: 'conflict' });
  expect(state().log.present.name).toBe('B');
});
