import { beginLog, redone, undone, withChange } from './edit-log';
import { loadLog, removeLog, storeLog } from './stored-log';

interface Draft {
  readonly text: string;
}
const draft = (text: string): Draft => ({ text });
const own = { id: 'page p1', revision: 4, saved: draft('begin') };
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'text') === 'string';
const typed = withChange(withChange(beginLog(own.saved), draft('one'), 'First'), draft('two'), 'Second');
const KEY = 'mf-cms-editor:log:page p1';

test('a tab that is loaded anew goes on where it was, with its steps back and on', () => {
  const log = undone(typed);
  storeLog(own, log);
  const found = loadLog(own, isDraft);
  expect(found?.present).toEqual(draft('one'));
  expect(found && undone(found).present).toEqual(draft('begin'));
  expect(found && redone(found).present).toEqual(draft('two'));
  expect(found?.future.map(({ name }) => name)).toEqual(['Second']);
});

test('a draft that was saved meanwhile goes on from there', () => {
  const saved = { id: own.id, revision: 5, saved: draft('two') };
  storeLog(saved, { ...typed, present: saved.saved });
  const found = loadLog({ ...saved, saved: draft('two') }, isDraft);
  expect(found?.present).toEqual(draft('two'));
  expect(found?.past.map(({ name }) => name)).toEqual(['First', 'Second']);
  expect(found && undone(undone(found)).present).toEqual(draft('begin'));
});

test('what was edited on another revision is of no use, nor is what is no draft', () => {
  storeLog(own, typed);
  expect(loadLog({ ...own, revision: 5 }, isDraft)).toBeUndefined();
  expect(loadLog({ ...own, id: 'page p2' }, isDraft)).toBeUndefined();
  expect(loadLog(own, (value): value is Draft => isDraft(value) && value.text === 'three')).toBeUndefined();
});

test('a newer revision that says what this tab sent, and never heard of, is no other one', () => {
  const sent = draft('one');
  storeLog({ ...own, unanswered: [draft('zero'), sent] }, typed);
  const found = loadLog({ id: own.id, revision: 5, saved: draft('one') }, isDraft);
  expect(found?.present).toEqual(draft('two'));
  expect(found && undone(undone(found)).present).toEqual(draft('begin'));
  expect(loadLog({ id: own.id, revision: 5, saved: draft('theirs') }, isDraft)).toBeUndefined();
  expect(loadLog(own, isDraft)?.present).toEqual(draft('two'));
});

test('without a step there is nothing to store, and what was stored goes', () => {
  storeLog(own, typed);
  storeLog(own, beginLog(draft('two')));
  expect(loadLog(own, isDraft)).toBeUndefined();
  storeLog(own, typed);
  removeLog(own.id);
  expect(loadLog(own, isDraft)).toBeUndefined();
});

test('of something large what changed is stored, and of large changes the latest ones', () => {
  const large = (sign: string) => draft(sign.repeat(400_000));
  const parts = { ...large('x'), title: 'Old' };
  const page = { ...own, saved: parts };
  storeLog(page, withChange(beginLog(parts), { ...parts, title: 'New' }, 'Title'));
  expect(sessionStorage.getItem(KEY)?.length).toBeLessThan(200);

  const log = ['b', 'c', 'd', 'e'].reduce(
    (before, sign) => withChange(before, large(sign), sign),
    beginLog(large('a')),
  );
  storeLog({ ...own, saved: large('a') }, log);
  const found = loadLog({ ...own, saved: large('a') }, isDraft);
  expect([found?.present, found?.past.map(({ name }) => name)]).toEqual([large('e'), ['d', 'e']]);
});

test.each([
  '',
  'no JSON',
  '{"revision":4}',
  '{"revision":4,"present":null,"back":[[1]],"on":[]}',
  '{"revision":4,"present":{"parts":{"text":{"parts":{}}}},"back":[],"on":[]}',
  '{"revision":3,"present":null,"back":[],"on":[],"lost":{"saved":7,"sent":[null]}}',
  '{"revision":3,"present":null,"back":[],"on":[],"lost":{"saved":{"text":"begin"},"sent":[7]}}',
])('a stored text %j is no log', (text) => {
  sessionStorage.setItem(KEY, text);
  expect(loadLog(own, isDraft)).toBeUndefined();
});
