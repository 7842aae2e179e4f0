import type { Platform } from '@showroom/shared-ui/platform';
import type { RouteObject } from '@showroom/shared-ui/router';
import { Outlet } from '@showroom/shared-ui/router';
import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import type { RenderCase } from './cases';
import { isBlock, isRoutes, isSlot } from './kinds';

export interface FilledCase {
  readonly case: RenderCase;
  readonly module: unknown;
  readonly platform: Platform;
  readonly data: unknown;
}

/** The routes that show a case, alike on the server and in the browser. */
export function routesOf({ case: one, module, platform, data }: FilledCase): RouteObject[] {
  if (one.kind === 'routes') {
    if (!isRoutes(module)) throw new Error(`${one.expose} exports no routes`);
    const element = (
      <Suspense>
        <Outlet />
      </Suspense>
    );
    return [{ id: 'gate/mount', path: one.mount, element, children: module.createRoutes(platform) }];
  }
  return [{ id: 'gate/case', path: '*', element: <Suspense>{elementOf(one, module, data)}</Suspense> }];
}

function elementOf(one: RenderCase, module: unknown, data: unknown): ReactNode {
  if (one.kind === 'block' && isBlock(module)) {
    return createElement(module.Component, { id: one.id, content: one.content, data });
  }
  if (one.kind === 'slot' && isSlot(module) && module.kind === 'react') {
    const Component: ComponentType<{ readonly data: unknown }> = module.Component;
    return <Component data={data} />;
  }
  throw new Error(`${one.expose} is no ${one.kind}`);
}
