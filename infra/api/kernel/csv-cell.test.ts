import { csvCell } from './csv-cell';

test.each([
  ['Golf', 'Golf'],
  ['', ''],
  ['Golf, five doors', '"Golf, five doors"'],
  ['the "good" one', '"the ""good"" one"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-/-', "'-/-"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['  =1+1', "'  =1+1"],
  ['＝1+1', "'＝1+1"],
  ['-2+3', "'-2+3"],
  ['+61412345678', '+61412345678'],
  ['-12.5', '-12.5'],
  ['=HYPERLINK("https://evil.test","x")', '"\'=HYPERLINK(""https://evil.test"",""x"")"'],
])('%j is written %j, never as a formula', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});
