import { MARKET_CODES } from '@showroom/contracts/markets';
import { retailersOf } from '../../../demo/stock/retailers';
import { weekOf } from './opening-hours';

const open = (from: string, to: string) => {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  return [{ from: minutes(from), to: minutes(to) }];
};

test.each([
  ['Monday – Friday', [0, 1, 2, 3, 4]],
  ['Saturday', [5]],
  ['Fri - Mon', [4, 5, 6, 0]],
  ['Monday, Wednesday & Friday', [0, 2, 4]],
  ['Tuesday and Thursday', [1, 3]],
  ['木曜日〜火曜日', [3, 4, 5, 6, 0, 1]],
  ['水', [2]],
  ['Понеділок – п’ятниця', [0, 1, 2, 3, 4]],
  ['Вівторок та пʼятниця', [1, 4]],
  ['الاثنين - الخميس', [0, 1, 2, 3]],
  ['السبت، الأحد', [5, 6]],
  ['whenever', []],
  ['', []],
])('"%s" are the right days of the week', (days, expected) => {
  const week = weekOf([{ days, hours: '09:00 – 18:00' }]);
  expect(week.flatMap((times, day) => (times.length > 0 ? [day] : []))).toEqual([...expected].sort());
});

test.each([
  ['09:00 – 18:30', open('09:00', '18:30')],
  ['9.00-17.00', open('09:00', '17:00')],
  ['10:00～18:00', open('10:00', '18:00')],
  ['09:00 – 12:30, 14:00 – 18:00', [...open('09:00', '12:30'), ...open('14:00', '18:00')]],
  ['Closed', []],
  ['定休日', []],
  ['18:00 – 09:00', []],
  ['09:00 – 26:00', []],
])('"%s" is open so long', (hours, expected) => {
  expect(weekOf([{ days: 'Monday', hours }])[0]).toEqual(expected);
});

test('the hours of every retailer of the seed are understood', () => {
  for (const market of MARKET_CODES) {
    for (const { opening_hours = [] } of retailersOf(market)) {
      const days = weekOf(opening_hours).filter((times) => times.length > 0).length;
      expect([market, days]).toEqual([market, market === 'ae' ? 7 : 6]);
    }
  }
});
