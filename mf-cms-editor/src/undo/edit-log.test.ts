import fc from 'fast-check';
import { beginLog, type EditLog, redone, undone, withChange } from './edit-log';

const typed = (log: EditLog<string>, ...texts: readonly string[]) =>
  texts.reduce((before, text) => withChange(before, text, 'Label', 'label'), log);

test('letters of one field are undone as one, and done again', () => {
  const log = typed(beginLog(''), 'a', 'ab', 'abc');
  expect(log.past.map(({ name }) => name)).toEqual(['Label']);
  expect(undone(log).present).toBe('');
  expect(redone(undone(log)).present).toBe('abc');
});

test('a change after something was undone drops what was undone, and is a step of its own', () => {
  const log = typed(undone(withChange(typed(beginLog(''), 'a'), 'b', 'Hint')), 'c');
  expect(log.future).toEqual([]);
  expect(undone(log).present).toBe('a');
});

test('what changes nothing is no step', () => {
  const log = beginLog('a');
  expect(withChange(log, 'a', 'Label')).toBe(log);
  expect(undone(log)).toBe(log);
  expect(redone(log)).toBe(log);
});

test('however much is done, undoing all of it leads back, and redoing leads on', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 60 }), (texts) => {
      const log = texts.reduce((before, text) => withChange(before, text, 'Label'), beginLog('begin'));
      const back = log.past.reduce((before) => undone(before), log);
      expect(back.present).toBe('begin');
      expect(log.past.reduce((before) => redone(before), back).present).toBe(log.present);
    }),
  );
});
