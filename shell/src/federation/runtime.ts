import { createInstance } from '@module-federation/enhanced/runtime';
import * as platform from '@showroom/shared-ui/platform';
import * as router from '@showroom/shared-ui/router';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as zustand from 'zustand';
import { loadEntryScript } from './entry-script';
import type { Pin } from './pins';
import { provideRuntime } from './provided-runtime';
import { sharedModules } from './shared-modules';

provideRuntime();

// The browser's one federation instance. This file is fetched with the first remote that a page
// needs.
const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedModules({
    react: React,
    'react-dom': ReactDOM,
    'react-dom/client': ReactDOMClient,
    zustand,
    router,
    platform,
  }),
  plugins: [
    {
      name: 'entries',
      loadEntry: ({ remoteInfo: { entry, entryGlobalName } }) => loadEntryScript(entry, entryGlobalName),
    },
  ],
});

/** Loads a module of a pinned remote. */
export async function loadExpose(pin: Pin, expose: string): Promise<unknown> {
  federation.registerRemotes([{ name: pin.container, entry: pin.entry, type: 'global' }]);
  const module: unknown = await federation.loadRemote(`${pin.container}${expose.slice(1)}`);
  if (module === null || module === undefined) throw new Error(`${pin.remote} gave nothing for ${expose}`);
  return module;
}
