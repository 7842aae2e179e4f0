import { PlatformProvider } from '@showroom/shared-ui/platform';
import { createMemoryRouter, RouterProvider } from '@showroom/shared-ui/router';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { RenderedCase } from '../cases';
import { phraseOf } from '../findings';
import { isSlot } from '../kinds';
import { type FilledCase, routesOf } from '../tree';

const DEADLINE = 5000;

/**
 * Lets the code of a release take over what the server rendered, as a visitor's browser does;
 * reports everything that goes wrong.
 */
export async function takeOver(filled: FilledCase & { readonly case: RenderedCase }, add: (problem: string) => void) {
  const element = document.createElement('div');
  element.innerHTML = filled.case.html ?? '';
  document.body.append(element);
  const note = (problem: unknown) => add(phraseOf(problem));
  const onError = ({ error, message }: ErrorEvent) => note(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => note(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  try {
    const work = isForeign(filled.module) ? liveForeign(filled, element) : hydrate(filled, element, note);
    await inTime(work);
    await turns(3);
  } finally {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    element.remove();
  }
}

async function hydrate(
  filled: FilledCase & { readonly case: RenderedCase },
  element: HTMLElement,
  note: (problem: unknown) => void,
) {
  const { case: one, platform, data } = filled;
  const { pathname, search } = new URL(one.address);
  const router = createMemoryRouter(routesOf(filled), {
    initialEntries: [pathname + search],
    ...(one.kind === 'routes' && isRecord(data) && { hydrationData: { loaderData: data } }),
  });
  let unmount: () => void = () => undefined;
  await new Promise<void>((resolve) => {
    const fail = (error: unknown) => {
      note(error);
      resolve();
    };
    const tree = (
      <Arrival onArrival={resolve}>
        <PlatformProvider value={platform}>
          <RouterProvider router={router} />
        </PlatformProvider>
      </Arrival>
    );
    const root = hydrateRoot(element, tree, { onRecoverableError: note, onCaughtError: fail, onUncaughtError: fail });
    unmount = () => root.unmount();
  });
  await turns(2);
  unmount();
}

function Arrival({ children, onArrival }: { readonly children: ReactNode; readonly onArrival: () => void }) {
  useEffect(onArrival, [onArrival]);
  return children;
}

function isForeign(module: unknown): boolean {
  return isSlot(module) && module.kind === 'foreign';
}

/** A foreign navigation's whole life: each step has to end. */
async function liveForeign({ module, platform, data }: FilledCase, domElement: HTMLElement): Promise<void> {
  if (!isSlot(module) || module.kind !== 'foreign') return;
  const props = { data, domElement, platform, navigate: () => undefined };
  const { bootstrap, mount, update, unmount } = module.lifecycles;
  for (const step of [bootstrap, mount, update, unmount]) {
    await step(props);
    await turns(2);
  }
}

function inTime(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`it was not there after ${DEADLINE / 1000} s`)), DEADLINE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Lets effects and what they start go on. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
