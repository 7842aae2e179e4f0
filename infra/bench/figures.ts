import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comment, parseSync, Visitor } from 'oxc-parser';
import * as z from 'zod';
import { ROOT } from '../build/package-info';
import { print, printTable } from './table';

const SOURCE = /\.(tsx?|css|[cm]?js|mts|sql)$/;
const TEST = /\.(test|spec|testing)\.|in-tests|^infra\/e2e\/|\/testing\//;
const LONG = 40;
const LONGEST = 80;

interface Measured {
  /** Lines of each function. */
  readonly functions: readonly { readonly name: string; readonly lines: number }[];
  readonly exported: number;
  readonly documented: number;
}

function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 });
}

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const packageOf = (path: string) => /^(infra\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? 'root';

/** Package and folder: the rooms between which imports should go one way. */
function folderOf(path: string): string | undefined {
  return /^(infra\/api\/[^/]+|infra\/[^/]+|(?:mf-[^/]+\/)?[^/]+\/src\/[^/]+)\//.exec(path)?.[1];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;
}

function measure(path: string): Measured {
  const code = textOf(path);
  const { program, comments } = parseSync(path, code);
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  const functions: { name: string; lines: number }[] = [];
  const note = ({ start, end }: { start: number; end: number }) => {
    const line = lineAt(start);
    functions.push({ name: `${path}:${line}`, lines: lineAt(end) - line + 1 });
  };
  const visitor = new Visitor({ FunctionDeclaration: note, FunctionExpression: note, ArrowFunctionExpression: note });
  visitor.visit(program);
  const isSentence = ({ type, value, end }: Comment, start: number) =>
    type === 'Block' && value.startsWith('*') && code.slice(end, start).trim() === '';
  const exports = program.body.filter(
    (node) => node.type === 'ExportNamedDeclaration' && node.declaration !== null && node.declaration !== undefined,
  );
  const documented = exports.filter(({ start }) => comments.some((comment) => isSentence(comment, start)));
  return { functions, exported: exports.length, documented: documented.length };
}

const graph = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
});

/** Folders that import each other; types count, tests do not. */
function pairsBothWays(): readonly string[] {
  const config = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
  const folders = ['contracts', 'infra', ...remotes, 'shared-ui', 'shell'];
  const { modules } = graph.parse(JSON.parse(run('npx', 'depcruise', ...config, ...folders)));
  const arrows = new Set<string>();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (!from || TEST.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to && to !== from) arrows.add(`${from} ${to}`);
    }
  }
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`);
  });
}

const files = run('git', 'ls-files')
  .split('\n')
  .filter((path) => SOURCE.test(path));
const linesOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + textOf(path).split('\n').length - 1, 0);
const source = files.filter((path) => !TEST.test(path));
const tests = files.filter((path) => TEST.test(path));
const measured = new Map(source.filter((path) => /\.(tsx?|mts)$/.test(path)).map((path) => [path, measure(path)]));

function rowOf(name: string, isMine: (path: string) => boolean): readonly string[] {
  const [own, checks] = [source.filter(isMine), tests.filter(isMine)];
  const all = own.flatMap((path) => measured.get(path) ?? []);
  const sum = (key: 'exported' | 'documented') => all.reduce((total, one) => total + one[key], 0);
  const [lines, testLines] = [linesOf(own), linesOf(checks)];
  const ratio = lines === 0 ? '' : (testLines / lines).toFixed(2);
  return [
    name,
    String(own.length),
    String(lines),
    String(testLines),
    ratio,
    percent(sum('documented'), sum('exported')),
  ];
}

const packages = [...new Set(files.map(packageOf))].sort();
printTable(
  ['folder', 'files', 'lines', 'lines of tests', 'tests a line', 'documented exports'],
  [...packages.map((name) => rowOf(name, (path) => packageOf(path) === name)), rowOf('all', () => true)],
);
const functions = [...measured.values()].flatMap((one) => one.functions);
const short = functions.filter(({ lines }) => lines <= LONG).length;
print(
  `\n${functions.length} functions, ${percent(short, functions.length)} of at most ${LONG} lines; longer than ${LONGEST}:`,
);
for (const { name, lines } of functions.filter((one) => one.lines > LONGEST).sort((a, b) => b.lines - a.lines))
  print(`  ${String(lines).padStart(4)} ${name}`);
const pairs = pairsBothWays();
print(`\n${pairs.length} pairs of folders that import each other:`);
for (const pair of pairs) print(`  ${pair.replace(' ', ' <-> ')}`);
