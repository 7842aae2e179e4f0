import { csv, HEADER, inPieces, packed } from '../testing';
import type { FileEnd } from './records';
import { type ParsedRow, parseRows } from './rows';

async function read(file: Buffer, size?: number): Promise<{ rows: ParsedRow[]; cut: string | undefined }> {
  const end: FileEnd = { cut: undefined };
  const rows: ParsedRow[] = [];
  for await (const row of parseRows(inPieces(file, size), ['make', 'model'], end)) rows.push(row);
  return { rows, cut: end.cut };
}

const GOOD = 'vw,Golf,2018,12000,Manual,100,Petrol,145,55.4,1.5';
const lines = ({ rows }: { rows: ParsedRow[] }) =>
  rows.map((row) => ('row' in row ? `${row.line} ${row.row['model']}` : `${row.line} ${row.unreadable}`));

test.each([1, 7, 100_000])('rows are the same whatever pieces of %d bytes the file comes in', async (size) => {
  const file = csv(GOOD, 'škoda,Citigo,2019,8000,Manual,5,Petrol,145,60,1');
  expect(lines(await read(file, size))).toEqual(['2 Golf', '3 Citigo']);
});

test('a packed file is read like a plain one', async () => {
  expect(lines(await read(packed(csv(GOOD))))).toEqual(['2 Golf']);
});

test('a quoted field may hold separators and line ends, and lines are counted on', async () => {
  const file = csv(`vw,"Golf, five\ndoors",2018,12000,Manual,100,Petrol,145,55.4,1.5`, GOOD);
  expect(lines(await read(file))).toEqual(['2 Golf, five\ndoors', '4 Golf']);
});

test('a quote that does not close costs its own row only', async () => {
  const broken = 'vw,"Golf,2018,12000,Manual,100,Petrol,145,55.4,1.5';
  const many = Array.from({ length: 40 }, () => GOOD);
  const { rows, cut } = await read(csv(GOOD, broken, ...many));
  expect(rows.filter((row) => 'row' in row)).toHaveLength(41);
  expect(rows.filter((row) => 'unreadable' in row)).toEqual([
    { line: 3, unreadable: 'a quote does not close', text: broken },
  ]);
  expect(cut).toBeUndefined();
});

test('two stray quotes in different rows cost these two rows only', async () => {
  const broken = 'vw,"Golf,2018,12000,Manual,100,Petrol,145,55.4,1.5';
  const { rows } = await read(csv(GOOD, broken, GOOD, broken, GOOD));
  expect(rows.map((row) => [row.line, 'row' in row]).sort()).toEqual([
    [2, true],
    [3, false],
    [4, true],
    [5, false],
    [6, true],
  ]);
});

test('a row with too few columns is named by its line', async () => {
  expect(lines(await read(csv('vw,Golf,2018', GOOD)))).toEqual(['2 the number of columns is wrong', '3 Golf']);
});

test.each([
  ['in the middle of a row', csv(GOOD, GOOD).subarray(0, -12), 'its last line has no end'],
  ['in the last value', csv(GOOD, GOOD).subarray(0, -2), 'its last line has no end'],
  ['after a row with too few columns', csv(GOOD, 'vw,Golf'), 'its last row is not complete'],
  ['inside a quoted field', csv(GOOD, 'vw,"Golf\n'), 'its last row is not complete'],
])('a file that ends %s says so, and its whole rows are there', async (_, file, cut) => {
  const result = await read(file);
  expect(lines(result)[0]).toBe('2 Golf');
  expect(result.cut).toBe(cut);
});

test('a packed file that ends half-way says so', async () => {
  const file = packed(csv(...Array.from({ length: 2000 }, (_, index) => `${GOOD.slice(0, -3)}${index}`)));
  const { cut } = await read(file.subarray(0, file.length - 20));
  expect(cut).toMatch(/could not be read to its end/);
});

test('a line without end is not gathered for ever', async () => {
  const { rows, cut } = await read(Buffer.concat([csv(GOOD), Buffer.alloc(3_000_000, 'x')]), 100_000);
  expect(rows).toHaveLength(2);
  expect(cut).toMatch(/a line has more than a million characters/);
});

test('a file of other columns is refused with their names', async () => {
  await expect(read(Buffer.from('brand,model\n'))).rejects.toThrow('"make" is missing');
  await expect(read(Buffer.from(''))).rejects.toThrow('The file is empty');
});

test('a byte order mark and Windows line ends change nothing', async () => {
  const file = Buffer.from(`\uFEFF${HEADER}\r\n${GOOD}\r\n`);
  expect(lines(await read(file))).toEqual(['2 Golf']);
});
