import { isScrollId } from '@showroom/contracts/blocks/scroll-id';
import { FailedNotice } from '@showroom/shared-ui/error-boundary';
import type { BlockModule, BlockProps } from '@showroom/shared-ui/remote-modules';
import { useRevalidator } from '@showroom/shared-ui/router';
import { type HTMLAttributes, memo, Suspense, use, useEffect, useState } from 'react';
import { atMoment, useArrival } from '../federation/deferred';
import { loadBlockModule } from '../federation/remotes';
import { pauseAfter, retryWhileOpen } from '../federation/retry';
import { settled } from '../federation/settled';
import { type ShellContext, useShell } from './context';
import { type BlockView, blockKey } from './page-data';
import { RecoveringBoundary } from './RecoveringBoundary';
import { RemoteFiles } from './RemoteFiles';

type Ready = Extract<BlockView, { status: 'ready' }>;

interface BlockInPlace {
  readonly view: BlockView;
  readonly number: number;
  /** The blocks in its groups, where it governs any. */
  readonly panels?: BlockProps['panels'];
}

/**
 * A block in its place: its failure is its own, and its code comes when its template says. Blocks
 * that it governs are shown even if it fails.
 */
export function Block({ view, number, panels }: BlockInPlace) {
  const { side } = useShell();
  const id = elementId(view, number);
  if (view.status === 'static') return <StaticBlock view={view} id={id} />;
  if (view.status === 'failed') {
    return (
      <div {...frame(id, view)}>
        <Recovery />
        {panels}
      </div>
    );
  }
  const fallback = (props: FailedBlockProps) => (
    <>
      <FailedBlock {...props} />
      {panels}
    </>
  );
  return (
    <div {...frame(id, view)}>
      <RecoveringBoundary fallback={(onRetry) => fallback({ onRetry })} resetKey={view.id}>
        <Suspense fallback={side === 'server' ? fallback({ [FAILED_MARK]: true }) : null}>
          <ReadyBlock view={view} elementId={id} panels={panels} />
        </Suspense>
      </RecoveringBoundary>
    </div>
  );
}

/** An id that was stored before there were rules for it is none. */
export function elementId({ scrollId }: BlockView, number: number): string {
  return isScrollId(scrollId) ? scrollId : `component-${number}`;
}

/**
 * Of blocks that begin when they are seen the inline script of the page knows by `data-hydrate`.
 */
function frame(id: string, view: BlockView) {
  const isForEyes = view.status === 'ready' && view.hydrate === 'visible';
  return {
    id,
    className: 'page-block',
    'data-block': view.template,
    ...(isForEyes && { 'data-hydrate': 'visible' }),
  };
}

/** Keeps the server's HTML: React neither compares nor touches it. */
function kept(html: string) {
  return { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
}

interface ReadyBlockProps extends Pick<BlockInPlace, 'panels'> {
  readonly view: Ready;
  readonly elementId: string;
}

/** Rendered again when its own view, or its place, is another one. */
const ReadyBlock = memo(({ view, elementId: id, panels }: ReadyBlockProps) => {
  const module = use(useBlockModule(view, id));
  useArrival(id);
  const { Component } = module;
  return (
    <>
      <RemoteFiles remote={view.remote} expose={`./block/${view.template}`} />
      <Component id={id} content={view.content} data={view.data} panels={panels} />
    </>
  );
});

function useBlockModule(view: Ready, id: string): Promise<BlockModule> {
  const shell = useShell();
  const load = () => settled(loadBlockModule(shell.remotes, view.remote, view.template));
  return shell.modules.get(blockKey(view.remote, view.template, view.id), () => {
    const element = shell.side === 'browser' && shell.isFirstPage() ? document.getElementById(id) : null;
    return element && view.hydrate !== 'never'
      ? settled(atMoment(view.hydrate, element, () => retryWhileOpen(load)))
      : load();
  });
}

/**
 * What the server could not render says so in its HTML; once the page stands, the browser tries to
 * bring it back.
 */
const FAILED_MARK = 'data-block-failed';

/** Whether the server's HTML of a block says that it could not be rendered. */
export function isLost({ staticHtml }: Pick<ShellContext, 'staticHtml'>, view: BlockView, number: number): boolean {
  return view.status === 'static' && staticHtml(elementId(view, number)).includes(FAILED_MARK);
}

function StaticBlock({ view, id }: { readonly view: BlockView; readonly id: string }) {
  const { staticHtml } = useShell();
  const html = staticHtml(id);
  const [lost, setLost] = useState(false);
  useEffect(() => setLost(html.includes(FAILED_MARK)), [html]);
  if (!lost) return <div {...frame(id, view)} {...kept(html)} />;
  return (
    <div key="lost" {...frame(id, view)}>
      <Recovery />
    </div>
  );
}

interface FailedBlockProps extends HTMLAttributes<HTMLDivElement> {
  readonly onRetry?: () => void;
  readonly [FAILED_MARK]?: boolean;
}

function FailedBlock({ onRetry = () => undefined, ...rest }: FailedBlockProps) {
  return (
    <div {...rest} className="page-block-failed">
      <FailedNotice onRetry={onRetry} />
    </div>
  );
}

/** Says that a block is missing and asks again by itself, first soon, then calmly. */
export function Recovery() {
  const { revalidate, state } = useRevalidator();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => {
      setTries((count) => count + 1);
      void revalidate();
    }, pauseAfter(tries));
    return () => clearTimeout(timer);
  }, [tries, revalidate]);
  return <FailedBlock aria-busy={state === 'loading'} onRetry={() => void revalidate()} />;
}
