import { createInstance } from '@module-federation/enhanced/runtime';
import * as platform from '@showroom/shared-ui/platform';
import * as router from '@showroom/shared-ui/router';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as zustand from 'zustand';
import { hashOf } from './known-hashes';
import type { Pin } from './pins';
import { provideRuntime } from './provided-runtime';
import { sharedModules } from './shared-modules';

const attempts = new Map<string, number>();

provideRuntime();

// The browser's one federation instance. This file is fetched with the first remote that a page needs.
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
      createScript({ url }) {
        // A hanging request blocks later ones for the same address in Chromium, so a retry has an address of its own.
        const attempt = attempts.get(url) ?? 0;
        attempts.set(url, attempt + 1);
        const script = document.createElement('script');
        script.src = attempt > 0 ? `${url}?retry=${attempt}` : url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = hashOf(url);
        return { script, timeout: 4000 };
      },
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
