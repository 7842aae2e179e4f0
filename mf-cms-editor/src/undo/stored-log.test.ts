import { beginLog, redone, undone, withChange } from './edit-log';
import { loadLog, removeLog, storeLog } from './stored-log';

const own = { id: 'page p1', revision: 4 };
const isText = (value: unknown): value is string => typeof value === 'string';
const typed = withChange(withChange(beginLog('begin'), 'one', 'First'), 'two', 'Second');

test('a tab that is loaded anew goes on where it was, with its steps back and on', () => {
  const log = undone(typed);
  storeLog(own, log);
  const found = loadLog(own, isText);
  expect(found?.present).toBe('one');
  expect(found && undone(found).present).toBe('begin');
  expect(found && redone(found).present).toBe('two');
  expect(found?.future.map(({ name }) => name)).toEqual(['Second']);
});

test('what was edited on another revision is of no use, nor is what is no draft', () => {
  storeLog(own, typed);
  expect(loadLog({ ...own, revision: 5 }, isText)).toBeUndefined();
  expect(loadLog({ ...own, id: 'page p2' }, isText)).toBeUndefined();
  expect(loadLog(own, (value): value is number => typeof value === 'number')).toBeUndefined();
});

test('without a step there is nothing to store, and what was stored goes', () => {
  storeLog(own, typed);
  storeLog(own, beginLog('two'));
  expect(loadLog(own, isText)).toBeUndefined();
  storeLog(own, typed);
  removeLog(own.id);
  expect(loadLog(own, isText)).toBeUndefined();
});

test('of something large the latest steps are stored', () => {
  const large = (sign: string) => sign.repeat(400_000);
  const log = ['b', 'c', 'd', 'e'].reduce(
    (before, sign) => withChange(before, large(sign), sign),
    beginLog(large('a')),
  );
  storeLog(own, log);
  const found = loadLog(own, isText);
  expect([found?.present, found?.past.map(({ name }) => name)]).toEqual([large('e'), ['d', 'e']]);
});

test.each(['', 'no JSON', '{"revision":4}', '{"revision":4,"at":0,"names":[],"drafts":[]}'])(
  'a stored text %j is no log',
  (text) => {
    sessionStorage.setItem('mf-cms-editor:log:page p1', text);
    expect(loadLog(own, isText)).toBeUndefined();
  },
);
