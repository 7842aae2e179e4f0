import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as platform from '@showroom/shared-ui/platform';
import * as router from '@showroom/shared-ui/router';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as zustand from 'zustand';
import type { BuiltRemote } from '../../checks/first-load';
import { createHost, type LoadedRelease } from './host';
import { installedVersions } from './installed';

/** What a host gives on the server. */
const LIBS = {
  react: React,
  'react-dom': ReactDOM,
  zustand,
  '@showroom/shared-ui/router': router,
  '@showroom/shared-ui/platform': platform,
} as const;

/**
 * Evaluates a release's node build through the real federation runtime, with a host's one instance
 * of each shared module.
 */
export function loadRelease({ manifest, output }: BuiltRemote): LoadedRelease {
  const versions = installedVersions();
  const provided = Object.entries(LIBS).map(([name, lib]) => [name, { version: versions[name] ?? '', lib }] as const);
  return createHost({
    container: manifest.container,
    entry: manifest.node.entry,
    type: 'commonjs-module',
    provided: Object.fromEntries(provided),
    plugin: { name: 'built-entry', loadEntry: async () => evaluate(manifest, output) },
  });
}

/** In this realm, so that what a remote throws and returns are our errors, arrays and promises. */
function evaluate({ container, node }: BuiltRemote['manifest'], output: string) {
  const file = join(output, node.entry);
  const module = { exports: {} };
  const run = new Function('exports', 'module', 'require', readFileSync(file, 'utf8'));
  Reflect.apply(run, undefined, [module.exports, module, createRequire(file)]);
  return Reflect.get(module.exports, container) ?? module.exports;
}
