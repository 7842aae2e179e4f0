import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { ROOT } from './build/package-info';

/** Within the checkout, as everything that is bundled. */
let folder: string;
beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache/bundled-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const end of ['', '.map', '.inputs.json']) rmSync(`${bundleName()}${end}`, { force: true });
});

const bundleName = () => join(ROOT, '.cache/processes', `.cache-${basename(folder)}-main.mjs`);
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** What another process than this one bundles. */
async function bundleAnew(): Promise<string> {
  jest.resetModules();
  const { bundleProcess } = await import('./bundle-process');
  return bundleProcess(relative(ROOT, join(folder, 'main.ts')));
}
const outputOf = (file: string) => spawnSync(process.execPath, [file], { encoding: 'utf8' }).stdout.trim();

test('a process is one file that finds its packages and knows its own place', async () => {
  write('greeting.ts', "export const greeting: string = 'Good morning';");
  write(
    'main.ts',
    "import * as z from 'zod'; import { greeting } from './greeting';\n" +
      'console.log(z.string().parse(greeting), import.meta.dirname);',
  );
  const file = await bundleAnew();
  expect(file).toBe(bundleName());
  expect(outputOf(file)).toBe(`Good morning ${folder}`);
  expect(readFileSync(file, 'utf8')).not.toContain('ZodString');
});

test('is made again when something that went into it has changed, and else is the one of before', async () => {
  const past = new Date(Date.now() - 60_000);
  for (const name of ['main.ts', 'greeting.ts']) utimesSync(join(folder, name), past, past);
  const made = statSync(await bundleAnew()).mtimeMs;
  expect(statSync(await bundleAnew()).mtimeMs).toBe(made);
  write('greeting.ts', "export const greeting: string = 'Good evening';");
  expect(outputOf(await bundleAnew())).toBe(`Good evening ${folder}`);
});

test('a copy of another checkout is not taken for its own', async () => {
  const recipe = `${bundleName()}.inputs.json`;
  const at = Date.now() + 60_000;
  const elsewhere = { root: '/elsewhere', at, inputs: [] };
  writeFileSync(recipe, JSON.stringify(elsewhere));
  writeFileSync(bundleName(), "console.log('of elsewhere')");
  expect(outputOf(await bundleAnew())).toBe(`Good evening ${folder}`);
});

test('what cannot be bundled says where, and is tried again', async () => {
  write('greeting.ts', 'export const greeting: string = ;');
  await expect(bundleAnew()).rejects.toThrow('greeting.ts:1');
  write('greeting.ts', "export const greeting: string = 'Hello';");
  expect(outputOf(await bundleAnew())).toBe(`Hello ${folder}`);
});
