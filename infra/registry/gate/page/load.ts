import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import * as platform from '@showroom/shared-ui/platform';
import * as router from '@showroom/shared-ui/router';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as zustand from 'zustand';
import { createHost, type LoadedRelease } from '../host';

/** By name, as the process that made this page found them installed. */
export type Versions = Readonly<Record<string, string>>;

/**
 * Loads a release's web build as a page of the site does: entry and style sheets by their hashes.
 */
export function loadInPage({ container, web }: ReleaseManifest, origin: string, versions: Versions): LoadedRelease {
  const integrityOf = (path: string) => web.assets.find((asset) => asset.path === path)?.integrity ?? '';
  const lib = (name: string, module: unknown) => [name, { version: versions[name] ?? '', lib: module }] as const;
  return createHost({
    container,
    entry: `${origin}/${web.entry}`,
    type: 'global',
    provided: Object.fromEntries([
      lib('react', React),
      lib('react-dom', ReactDOM),
      lib('react-dom/client', ReactDOMClient),
      lib('zustand', zustand),
      lib('@showroom/shared-ui/router', router),
      lib('@showroom/shared-ui/platform', platform),
    ]),
    plugin: {
      name: 'entries',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = integrityOf(web.entry);
        return { script, timeout: 4000 };
      },
    },
  });
}

/**
 * Brings the style sheets of all exposes; rejects with the one that cannot be had or has other
 * bytes.
 */
export async function loadStyles({ web, exposes }: ReleaseManifest, origin: string): Promise<void> {
  const paths = new Set(exposes.flatMap(({ styles }) => styles));
  await Promise.all(
    [...paths].map((path) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.crossOrigin = 'anonymous';
      link.integrity = web.assets.find((asset) => asset.path === path)?.integrity ?? '';
      link.href = `${origin}/${path}`;
      return new Promise<void>((resolve, reject) => {
        link.addEventListener('load', () => resolve());
        link.addEventListener('error', () => reject(new Error(`the style sheet ${path} cannot be loaded`)));
        document.head.append(link);
      });
    }),
  );
}
