import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/package-info';
import { PINNED_NODES } from '../checks/pinned-nodes';
import { NODE_LINES, verdictOn } from './node-version.mjs';

test.each(['18.20.8', '20.18.3'])('Node %s is refused with what to install', (version) => {
  expect(verdictOn(version)).toEqual({ refusal: `Node ${version} is too old: please install Node 24.` });
});

test.each(['20.19.0', '20.20.2', '21.7.3', '23.11.1', '25.9.0'])('Node %s runs with a word about it', (version) => {
  expect(verdictOn(version).warning).toMatch(/works here, but gets no fixes any more/);
});

test.each(['22.23.3', '24.21.0', '26.10.0', '28.0.0'])('nothing is said about Node %s', (version) => {
  expect(verdictOn(version)).toEqual({});
});

test('the lines that get fixes are those that are tested, that packages ask for and that the README names', () => {
  expect(PINNED_NODES.map(({ version }) => Number(version.split('.')[0]))).toEqual(NODE_LINES);
  const { engines }: { engines: { node: string } } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(engines.node).toBe(`${NODE_LINES.map((line) => `^${line}`).join(' || ')} || >${NODE_LINES.at(-1)}`);
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain(
    `Node ${NODE_LINES.join(', ').replace(/, (\d+)$/, ' or $1')} and npm`,
  );
});
