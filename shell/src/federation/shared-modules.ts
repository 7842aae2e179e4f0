import * as React from 'react';

type Shared = Record<
  string,
  {
    version: string;
    scope: string;
    lib: () => unknown;
    shareConfig: { singleton: true; strictVersion: true; requiredVersion: string };
  }
>;

export interface ProvidedModules {
  readonly react: unknown;
  readonly 'react-dom': unknown;
  readonly 'react-dom/client'?: unknown;
  readonly zustand: unknown;
  readonly router: unknown;
  readonly platform: unknown;
}

/**
 * The one instance of each module that remotes ask for and do not bring (infra/build/shared-modules
 * names the same).
 */
export function sharedModules(provided: ProvidedModules): Shared {
  const share = (version: string, lib: unknown) => ({
    version,
    scope: 'default',
    lib: () => lib,
    shareConfig: { singleton: true as const, strictVersion: true as const, requiredVersion: `^${version}` },
  });
  return {
    react: share(React.version, provided.react),
    'react-dom': share(React.version, provided['react-dom']),
    ...(provided['react-dom/client'] ? { 'react-dom/client': share(React.version, provided['react-dom/client']) } : {}),
    zustand: share('5.1.0', provided.zustand),
    '@showroom/shared-ui/router': share('1.0.0', provided.router),
    '@showroom/shared-ui/platform': share('1.0.0', provided.platform),
  };
}
