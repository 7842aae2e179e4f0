import { HYDRATE } from '@showroom/contracts/blocks/template';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { data, type LoaderFunctionArgs, type RouteObject } from '@showroom/shared-ui/router';
import type { FailureReason } from './remote-events';
import { withDeadline } from './remotes';

/** What becomes of a remote's work for one page. */
export interface WorkOutcome {
  readonly reason: FailureReason;
  readonly ms: number;
  readonly result: 'done' | 'failed' | 'late';
  readonly cause?: unknown;
}

export interface Guard {
  /** Names the expose in errors. */
  readonly name: string;
  readonly deadlines: { readonly load: number; readonly route: number };
  /** Told before the module does something. */
  readonly onWork: () => void;
  readonly onOutcome: (outcome: WorkOutcome) => void;
}

/** A module of a remote whose loaders end in time, and whose failures are heard of. */
export function guardedModule(module: unknown, guard: Guard): unknown {
  if (typeof module !== 'object' || module === null) return module;
  const { load, hydrate, createRoutes, renderToHtml }: Exported = module;
  const own = {
    ...(isFunction(load) && { load: guardedLoad(load, guard) }),
    ...(isFunction(hydrate) && { hydrate: guardedHydrate(hydrate, guard) }),
    ...(isFunction(createRoutes) && { createRoutes: guardedRoutes(createRoutes, guard) }),
    ...(isFunction(renderToHtml) && { renderToHtml: heard(renderToHtml, 'render', guard) }),
  };
  return Object.keys(own).length > 0 ? { ...module, ...own } : module;
}

interface Exported {
  readonly load?: unknown;
  readonly hydrate?: unknown;
  readonly createRoutes?: unknown;
  readonly renderToHtml?: unknown;
}

type Work = (...args: unknown[]) => unknown;

function isFunction(value: unknown): value is Work {
  return typeof value === 'function';
}

function guardedLoad(load: Work, guard: Guard) {
  return (input: LoadInput) =>
    limited(guard, 'load', guard.deadlines.load, async (signal) =>
      load({ ...input, signal: AbortSignal.any([input.signal, signal]) }),
    );
}

/** What is no moment fails as a throw does: such a block would never hydrate. */
function guardedHydrate(hydrate: Work, guard: Guard) {
  const checked = (content: unknown) => {
    const moment = HYDRATE.find((one) => one === hydrate(content));
    if (moment) return moment;
    throw new TypeError(`${guard.name} hydrates at no known moment`);
  };
  return heard(checked, 'load', guard);
}

function guardedRoutes(createRoutes: Work, guard: Guard) {
  const create = heard(createRoutes, 'route', guard);
  return (...args: unknown[]): RouteObject[] => {
    const routes = create(...args);
    if (!isRoutes(routes)) throw new TypeError(`${guard.name} gave no list of routes`);
    return routes.map((route) => guardedRoute(route, guard));
  };
}

/** What a route is made of is the router's business. */
function isRoutes(value: unknown): value is RouteObject[] {
  return Array.isArray(value);
}

function guardedRoute(route: RouteObject, guard: Guard): RouteObject {
  const { loader, children } = route;
  const own =
    typeof loader === 'function'
      ? {
          loader: Object.assign(
            (args: LoaderFunctionArgs, context?: unknown) =>
              limited(guard, 'route', guard.deadlines.route, async () => loader(args, context)),
            loader,
          ),
        }
      : {};
  if (route.index) return { ...route, ...own };
  return { ...route, ...own, ...(children && { children: children.map((child) => guardedRoute(child, guard)) }) };
}

/** Runs work that answers at once, and tells of what it throws. */
function heard(work: Work, reason: FailureReason, { onWork, onOutcome }: Guard) {
  return (...args: unknown[]) => {
    const from = performance.now();
    onWork();
    try {
      return work(...args);
    } catch (cause) {
      onOutcome({ reason, ms: performance.now() - from, result: 'failed', cause });
      throw cause;
    }
  };
}

async function limited(
  { name, onWork, onOutcome }: Guard,
  reason: 'load' | 'route',
  deadline: number,
  work: (signal: AbortSignal) => Promise<unknown>,
): Promise<unknown> {
  const from = performance.now();
  const tell = (result: WorkOutcome['result'], cause?: unknown) =>
    onOutcome({ reason, ms: performance.now() - from, result, cause });
  let late: unknown;
  onWork();
  try {
    const answer = await withDeadline(deadline, name, (signal) => {
      signal.addEventListener('abort', () => {
        late = signal.reason;
      });
      return work(signal);
    });
    tell('done');
    return answer;
  } catch (cause) {
    if (late !== undefined && cause === late) {
      tell('late', cause);
      // A section of its own answers that it is late.
      throw reason === 'route' ? data({ late: name }, { status: 504 }) : cause;
    }
    if (isAnswer(cause)) tell('done');
    else tell('failed', cause);
    throw cause;
  }
}

/**
 * Redirects and statuses are thrown answers; what the API refuses or does not answer is no failure
 * of the remote.
 */
function isAnswer(cause: unknown): boolean {
  return (
    cause instanceof Response ||
    cause instanceof ShowroomError ||
    (typeof cause === 'object' && cause !== null && 'init' in cause && 'data' in cause)
  );
}
