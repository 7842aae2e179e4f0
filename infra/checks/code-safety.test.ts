import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';

/** All code that is started somewhere; tests, and releases that are bad on purpose, are not. */
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !/\.(test|spec|testing)\.\w+$|^infra\/(drills|e2e)\//.test(path));

const filesWith = (pattern: RegExp) => files.filter((path) => pattern.test(readFileSync(join(ROOT, path), 'utf8')));

test('the code is looked at', () => {
  expect(files).toEqual(expect.arrayContaining(['infra/start/processes.ts', 'shell/src/site/render-process.ts']));
});

test('no command is a text that a shell reads: its words are a list', () => {
  // A method of that name is a pattern's or a database's.
  expect(
    filesWith(
      /\bshell: (true|['"])|(?<![.\w])exec(Sync)?\(|import \{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'/,
    ),
  ).toEqual([]);
});

test('nothing takes the certificates of others unseen', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]);
});
