import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from '../build/package-info';
import type { Generator, Plan } from './change';
import { block } from './kinds/block';
import { call } from './kinds/call';
import { event } from './kinds/event';
import { expose } from './kinds/expose';
import { remote, remoteOutside } from './kinds/remote';
import { setting } from './kinds/setting';
import { GeneratorError, namesOf } from './names';
import { installOutside } from './outside-packages';

interface Kind {
  readonly generate: Generator;
  /** A name as one would give it. */
  readonly example: string;
}

/** Everything that can be added. */
export const KINDS: Readonly<Record<string, Kind>> = {
  block: { generate: block, example: 'route-planner' },
  call: { generate: call, example: 'stock-locator/list-dealers' },
  setting: { generate: setting, example: 'price.symbol' },
  event: { generate: event, example: 'stock-locator:saved-vehicles-changed' },
  expose: { generate: expose, example: 'mf-order-online/trade-in' },
  remote: { generate: remote, example: 'mf-finance' },
};

export interface Generated {
  /** Paths of what was written. */
  readonly written: readonly string[];
  readonly next: string;
}

/** Writes one thing of a kind into the tree at `root`, in the tree's own format. */
export function generate(kind: string, name: string, root = ROOT): Generated {
  const known = KINDS[kind];
  if (!known)
    throw new GeneratorError(`There is no kind "${kind}": please choose one of ${Object.keys(KINDS).join(', ')}.`);
  const plan = known.generate(root, name);
  const written = write(root, plan);
  format(root, written);
  return { written, next: plan.next };
}

/** Writes a remote into a folder outside of the workspace, and installs what it depends on. */
export function generateRemoteInto(folder: string, name: string): Generated {
  const target = resolve(folder);
  mkdirSync(target, { recursive: true });
  const plan = remoteOutside(ROOT, target, name);
  const written = write(target, plan);
  installOutside(ROOT, join(target, namesOf(name).kebab));
  return { written, next: plan.next };
}

function write(root: string, { changes }: Plan): string[] {
  const taken = changes.find(({ path, edits }) => !edits && existsSync(join(root, path)));
  if (taken) throw new GeneratorError(`There is a ${taken.path} already.`);
  for (const { path, content } of changes) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return changes.map(({ path }) => path);
}

function format(root: string, paths: readonly string[]): void {
  const biome = join(root, 'node_modules/.bin/biome');
  const texts = paths.filter((path) => !path.endsWith('.webp'));
  execFileSync(biome, ['check', '--write', '--log-level=error', ...texts], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
