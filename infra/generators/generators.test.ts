import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Generated, generate, generateRemoteInto } from './generate';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy';

/** One of each kind, and the forms of it that differ. */
const MADE = [
  ['block', 'route-planner'],
  ['block', 'mf-order-online/trade-in-teaser'],
  ['call', 'stock-locator/list-dealers'],
  ['call', 'finance/send-enquiry'],
  ['setting', 'price.rounding'],
  ['setting', 'trade_in.provider'],
  ['event', 'stock-locator:saved-vehicles-changed'],
  ['expose', 'mf-order-online/trade-in'],
  ['remote', 'mf-finance'],
] as const;

let copy: WorkspaceCopy;
let made: readonly Generated[];

beforeAll(() => {
  copy = copyWorkspace();
  made = MADE.map(([kind, name]) => generate(kind, name, copy.folder));
}, 120_000);
afterAll(() => copy.remove());

const written = () => made.flatMap((one) => one.written);
const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');
/** Lines of a tool's output about what was made; a fault elsewhere is not the generators'. */
const about = (output: string) =>
  output
    .split('\n')
    .filter((line) => written().some((path) => path !== 'infra/api/services.ts' && line.includes(path)));

/** What the compiler says of files and of what they import; a fault shows that it looks. */
function types(files: readonly string[]): string {
  const wrong = 'contracts/src/wrong.ts';
  writeFileSync(join(copy.folder, wrong), 'export const wrong: string = 1;\n');
  const include = ['*/src/**/*.d.ts', 'infra/**/*.d.ts'];
  const config = {
    extends: './tsconfig.json',
    include,
    files: [wrong, ...files.filter((path) => /\.tsx?$/.test(path))],
  };
  writeFileSync(join(copy.folder, 'tsconfig.made.json'), JSON.stringify(config));
  const { output } = copy.run('tsc', '-p', 'tsconfig.made.json');
  expect(output).toContain(wrong);
  rmSync(join(copy.folder, wrong));
  return output;
}

test('each thing is written where it belongs, and says what comes next', () => {
  for (const one of made) {
    expect(one.written.filter((path) => !existsSync(join(copy.folder, path)))).toEqual([]);
    expect(one.next).toMatch(/Done when/);
  }
  expect(made[0]?.written.filter((path) => !path.startsWith('mf-blocks/src/blocks/route-planner/'))).toEqual([]);
  expect(read('mf-order-online/src/expose/blocks.ts')).toBe(read('mf-blocks/src/expose/blocks.ts'));
  expect(read('mf-order-online/package.json')).toContain('"trade-in": "./trade-in"');
  expect(read('contracts/src/settings/price.ts')).toContain("key: 'price.rounding'");
  expect(read('infra/api/services.ts')).toContain('serveSendEnquiry');
  expect(read('mf-order-online/src/trade-in/messages/fr.json')).toBe(
    read('mf-order-online/src/trade-in/messages/en.json'),
  );
});

test('its format, its rules and its types hold', () => {
  expect(about(copy.run('biome', 'check', '--vcs-enabled=false', ...written()).output)).toEqual([]);
  expect(about(types(written()))).toEqual([]);
  expect(about(copy.run('oxlint', ...written().filter((path) => /\.tsx?$/.test(path))).output)).toEqual([]);
}, 240_000);

test('its imports go the right way, and everything in it is used', () => {
  const folders = ['contracts', 'infra', 'mf-blocks', 'mf-finance', 'mf-order-online', 'shared-ui', 'shell'];
  const imports = copy.run('depcruise', '--config', '.dependency-cruiser.cjs', ...folders);
  expect(about(imports.output)).toEqual([]);
  expect(
    about(copy.run('knip', '--config', 'infra/checks/knip.config.ts', '--no-progress', '--no-gitignore').output),
  ).toEqual([]);
}, 240_000);

test('its own tests pass, and so do the ones that look at every block and every call', () => {
  const tests = written().filter((path) => path.includes('.test.'));
  const { status, output } = copy.run('jest', '--ci', '--maxWorkers=1', '--runTestsByPath', ...tests);
  expect([status, output]).toEqual([0, expect.stringContaining(`${tests.length} passed`)]);
  const everyBlock = 'mf-blocks/src/every-block.test.tsx';
  const blocks = copy.run('jest', '--ci', '--runTestsByPath', everyBlock, '-t', 'route-planner');
  expect([blocks.status, blocks.output]).toEqual([0, expect.stringMatching(/Tests: .* passed/)]);
}, 300_000);

test('the block of CONTRIBUTING.md can be pasted: it holds its types, its format and what every block must hold', () => {
  const pages = readFileSync(join(copy.folder, 'CONTRIBUTING.md'), 'utf8');
  const files = [...pages.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, path = '', text = '']) => ({ path, text }));
  expect(files).toHaveLength(5);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(copy.folder, path)), { recursive: true });
    writeFileSync(join(copy.folder, path), text);
  }
  const paths = files.map(({ path }) => path);
  const naming = (output: string) => output.split('\n').filter((line) => line.includes('key-figures'));
  expect(naming(copy.run('biome', 'check', '--vcs-enabled=false', ...paths).output)).toEqual([]);
  expect(naming(types(paths))).toEqual([]);
  const jest = (...args: string[]) => copy.run('jest', '--ci', '--maxWorkers=1', '--runTestsByPath', ...args);
  const own = jest('mf-blocks/src/blocks/key-figures/KeyFigures.test.tsx');
  const common = jest('mf-blocks/src/every-block.test.tsx', '-t', '^key-figures ');
  expect([own.status, own.output]).toEqual([0, expect.stringContaining('1 passed')]);
  expect([common.status, common.output]).toEqual([0, expect.stringContaining('10 passed')]);
}, 300_000);

test.each([
  ['block', 'Route Planner', 'is no name'],
  ['block', 'accordion', 'There is a mf-blocks/src/blocks/accordion/'],
  ['block', 'mf-nowhere/map', 'There is no remote mf-nowhere'],
  ['call', 'list-dealers', 'needs an owner'],
  ['call', 'stock-locator/list-vehicles', 'already'],
  ['setting', 'symbol', 'please write prefix.name'],
  ['setting', 'price.symbol', 'There is a setting price.symbol already'],
  ['expose', 'mf-nowhere/map', 'There is no remote mf-nowhere'],
  ['remote', 'finance', 'please try mf-finance'],
  ['remote', 'mf-blocks', 'There is a folder mf-blocks already'],
  ['page', 'home', 'please choose one of block, call, setting, event, expose, remote'],
])('a %s called %s is refused with a sentence and changes nothing', (kind, name, sentence) => {
  expect(() => generate(kind, name, copy.folder)).toThrow(sentence);
});

test('a remote outside of the workspace has the published contracts alone, holds its types and builds for browser and server', () => {
  const outside = mkdtempSync(join(tmpdir(), 'showroom-outside-'));
  const folder = join(outside, 'mf-finance');
  try {
    generateRemoteInto(outside, 'mf-finance');
    expect(readdirSync(join(folder, 'node_modules/@showroom'))).toEqual(['contracts']);
    expect(lstatSync(join(folder, 'node_modules/@showroom/contracts')).isSymbolicLink()).toBe(false);
    const types = spawnSync(join(folder, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
    expect([types.status, types.stdout]).toEqual([0, '']);
    const built = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' });
    expect([built.status, built.stdout]).toEqual([0, expect.stringContaining('Built')]);
    const [build = ''] = readdirSync(join(folder, 'dist'));
    const release: unknown = JSON.parse(readFileSync(join(folder, 'dist', build, 'release.json'), 'utf8'));
    expect(release).toMatchObject({ remote: 'mf-finance', mounts: [{ path: '/finance', expose: './routes' }] });
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
}, 240_000);
