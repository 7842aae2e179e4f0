import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';

const STATUSES = ['holds', 'not applicable', 'partly', 'open'] as const;
/** Points of levels 1 and 2 in each chapter of version 5.0.0. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const text = readFileSync(join(ROOT, 'infra/checks/asvs.tsv'), 'utf8');
const [header, ...lines] = text.trimEnd().split('\n');
const points = lines.map((line) => {
  const [requirement = '', what = '', status = '', where = '', tests = '', note = ''] = line.split('\t');
  const [chapter = 0, section = 0, number = 0] = requirement.replace('v5.0.0-', '').split('.').map(Number);
  const files = (cell: string) => cell.split(' ').filter(Boolean);
  return { requirement, what, status, where: files(where), tests: files(tests), note, chapter, section, number };
});
const security = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');

test('each point has one line, in the order of the standard', () => {
  expect(header?.split('\t')).toEqual(['requirement', 'what', 'status', 'where', 'test', 'note']);
  expect(lines.filter((line) => !/^v5\.0\.0-\d+\.\d+\.\d+\t[^\t]/.test(line))).toEqual([]);
  const names = points.map(({ requirement }) => requirement);
  expect(new Set(names).size).toBe(names.length);
  const sorted = points.toSorted((a, b) => a.chapter - b.chapter || a.section - b.section || a.number - b.number);
  expect(sorted.map(({ requirement }) => requirement)).toEqual(names);
});

test('no point of levels 1 and 2 is left out', () => {
  expect(CHAPTERS.map((_, index) => points.filter(({ chapter }) => chapter === index + 1).length)).toEqual(CHAPTERS);
});

test.each(points)('$requirement, $what: its files are there, and what is said of it is shown', (point) => {
  expect(STATUSES).toContain(point.status);
  expect([...point.where, ...point.tests].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(point.tests.filter((path) => !/\.(test|spec)\.tsx?$/.test(path))).toEqual([]);
  if (point.status === 'holds') expect([point.where.length > 0, point.tests.length > 0]).toEqual([true, true]);
  else expect(point.note).not.toBe('');
});

test('SECURITY.md has the sums of each chapter', () => {
  const counted = CHAPTERS.map((_, index) => {
    const ofChapter = points.filter(({ chapter }) => chapter === index + 1);
    return [index + 1, ...STATUSES.map((status) => ofChapter.filter((point) => point.status === status).length)];
  });
  const rows = [...security.matchAll(/^\| V(\d+) [^|]*\| +(\d+) \| +(\d+) \| +(\d+) \| +(\d+) \|$/gm)];
  expect(rows.map(([, ...cells]) => cells.map(Number))).toEqual(counted);
});

test.each(['partly', 'open'])('SECURITY.md names every point that is %s, under that word, and no other', (status) => {
  const section = security.split(/^### /m).find((part) => part.toLowerCase().startsWith(status)) ?? '';
  const named = [...new Set(section.match(/\b\d+\.\d+\.\d+\b/g))];
  const wanted = points.filter((point) => point.status === status).map(({ requirement }) => requirement.slice(7));
  expect(named.toSorted()).toEqual(wanted.toSorted());
});
