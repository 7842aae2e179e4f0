import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withWidths } from './breakpoints';
import { ROOT } from './package-info';

test('a style sheet names the breakpoints of the site, and gets their widths', () => {
  expect(withWidths('@media (--from-m) and (--below-3xl) { a { color: red } }')).toBe(
    '@media (min-width: 768px) and (max-width: 1279.98px) { a { color: red } }',
  );
  expect(withWidths('a { color: red }')).toBe('a { color: red }');
});

/** Of third parties and of pages that no build makes. */
const APART = /^infra\/(bench|identity|sandbox)\//;

test('no style sheet has a width of the window of its own', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.css'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !APART.test(file));
  expect(files.length).toBeGreaterThan(50);
  const own = files.filter((file) => /@media[^{]*width/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(own).toEqual([]);
});
