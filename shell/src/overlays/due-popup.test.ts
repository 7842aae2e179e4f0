import { type Popup, popup } from '@showroom/contracts/settings/overlays';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import { duePopup } from './due-popup';

const of = (values: object): Popup => popup.parse({ is_enabled: true, header: 'Hello', ...values });
const visit = {
  path: '/offers',
  locale: 'en-GB',
  now: new Date('2026-06-15T12:00:00Z'),
  timeZone: 'Europe/London',
  isMarked: () => false,
};

test.each([
  ['shown on all paths and days by default', {}, true],
  ['not shown where it is not enabled', { is_enabled: false }, false],
  ['shown on a path of its list', { matching_paths: ['/stock', '/off*'] }, true],
  ['not shown on another path', { matching_paths: ['/stock', '/offers/new'] }, false],
  ['not shown before its first day', { start_date: '2026-06-16' }, false],
  ['shown on its first day', { start_date: '2026-06-15' }, true],
  ['shown on its last day', { end_date: '2026-06-15' }, true],
  ['not shown after its last day', { end_date: '2026-06-14' }, false],
  ['not shown in another language', { language: 'ar' }, false],
])('a popup is %s', (_, values, isShown) => {
  expect(duePopup([of(values)], visit) !== undefined).toBe(isShown);
});

test('of several the first one that nobody has closed is shown', () => {
  const [first, second] = [of({ namespace: 'a' }), of({ namespace: 'b' })];
  expect(duePopup([first, second], visit)).toBe(first);
  expect(duePopup([first, second], { ...visit, isMarked: ({ namespace }) => namespace === 'a' })).toBe(second);
});

test('a list that is no list of popups is refused with the reason, and no popup is shown', () => {
  const { settings, refused } = mergeSettings([{ key: 'popups.list', value: [{ header: 'Hello' }] }]);
  expect(settings['popups.list']).toEqual([]);
  expect(refused).toEqual([{ key: 'popups.list', message: expect.stringContaining('0.is_enabled') }]);
});

test('content of the floating button that does not fit is refused with the reason, and none is shown', () => {
  const link = { url: 'javascript:alert(1)', link_text: 'Bad' };
  const { settings, refused } = mergeSettings([{ key: 'fab.content', value: [{ items: [{ link }] }] }]);
  expect(settings['fab.content']).toEqual([]);
  expect(refused.map(({ key }) => key)).toEqual(['fab.content']);
});
