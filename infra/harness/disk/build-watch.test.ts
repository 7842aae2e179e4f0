import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { type Built, watchBuilds } from './build-watch';

const folder = mkdtempSync(join(tmpdir(), 'showroom-builds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function compilerOf(name: string, text: string): Compiler {
  writeFileSync(join(folder, `${name}.js`), text);
  const entry = `./${name}.js`;
  const compiler = webpack({ mode: 'none', context: folder, entry, output: { path: join(folder, 'out', name) } });
  if (!compiler) throw new Error('webpack gave no compiler');
  return compiler;
}

function run(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
}

test('both builds end before anybody hears of it, and a change begins it again', async () => {
  const web = compilerOf('web', 'export const a = 1;');
  const node = compilerOf('node', 'export const a = 1;');
  const told: (Built | 'building')[] = [];
  watchBuilds(
    { web, node },
    () => told.push('building'),
    (built) => told.push(built),
  );
  await run(web);
  expect(told).toEqual([]);
  await run(node);
  expect(told).toEqual([{ errors: [], web: expect.stringMatching(/^[0-9a-f]+$/) }]);
  web.hooks.invalid.call('web.js', 1);
  node.hooks.invalid.call('node.js', 1);
  expect(told.slice(1)).toEqual(['building']);
});

test('what is wrong is told once, with its file', async () => {
  const web = compilerOf('shared', 'export const = 1;');
  const node = compilerOf('shared', 'export const = 1;');
  const told: Built[] = [];
  watchBuilds(
    { web, node },
    () => undefined,
    (built) => told.push(built),
  );
  await run(web);
  await run(node);
  expect(told).toHaveLength(1);
  expect(told[0]?.errors).toEqual([expect.stringMatching(/shared\.js[\s\S]*Unexpected/)]);
});
