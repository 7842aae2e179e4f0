import type { Templates } from '@showroom/contracts/content/content-form';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { type Finding, fromCanvas, onCanvas, sendCanvas } from '@showroom/contracts/host/canvas-messages';
import { localPath } from '@showroom/shared-ui/local-path';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { renderDraft } from '../data/page-calls';
import { CanvasSync } from './canvas-sync';
import './Canvas.css';

interface CanvasProps {
  readonly pageId: string;
  readonly path: string;
  readonly content: PageContent;
  /** The language that is edited. */
  readonly locale: string;
  readonly templates: Templates;
  /** Id of the block that is worked on. */
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  /** Somebody wants a block behind that one. */
  readonly onInsert: (after: string | null) => void;
  /** Judges the page as it stands; nothing while there is none, or where it takes too long. */
  readonly check: RefObject<CheckPage | undefined>;
}

/** What axe finds on the page; undefined where nobody knows. */
export type CheckPage = () => Promise<readonly Finding[] | undefined>;

/** Milliseconds that somebody who publishes waits for the check. */
const CHECK_DEADLINE = 8000;

/** Widths of screens, in pixels. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1366 } as const;
type Screen = keyof typeof WIDTHS;
const SCREENS = [
  { value: 'phone', label: 'Phone' },
  { value: 'tablet', label: 'Tablet' },
  { value: 'desktop', label: 'Desktop' },
] as const;
const isScreen = (value: string): value is Screen => value in WIDTHS;

/** The real page, with what is written beside it, before it is saved. */
export function Canvas(props: CanvasProps) {
  const { path, locale } = props;
  const { market } = usePlatform();
  const [screen, setScreen] = useState<Screen>('desktop');
  const [mode, setMode] = useState<'edit' | 'try'>('edit');
  const frame = useRef<HTMLIFrameElement>(null);
  const isUpToDate = useCanvas(frame, props, mode);
  return (
    <section aria-label="The page" className="canvas">
      <div className="canvas-bar">
        <RadioGroup
          legend="Screen"
          hideLegend
          name="canvas-screen"
          options={SCREENS}
          value={screen}
          onChange={(value) => isScreen(value) && setScreen(value)}
          className="canvas-choice"
        />
        <RadioGroup
          legend="What a press does"
          hideLegend
          name="canvas-mode"
          options={[
            { value: 'edit', label: 'Choose blocks' },
            { value: 'try', label: 'Use the page' },
          ]}
          value={mode}
          onChange={(value) => setMode(value === 'try' ? 'try' : 'edit')}
          className="canvas-choice"
        />
      </div>
      {!isUpToDate && (
        <Notice kind="warning" title="The page shows an earlier state.">
          It could not be rendered anew. What you write is safe, and is shown with your next change.
        </Notice>
      )}
      <Screened width={WIDTHS[screen]}>
        <iframe
          ref={frame}
          title="The page as visitors will see it"
          src={`${localPath(`/disabled-preview${path}`, locale, market)}?canvas`}
          tabIndex={mode === 'edit' ? -1 : undefined}
          className="canvas-frame"
        />
      </Screened>
    </section>
  );
}

/** As wide as a screen, made smaller where there is less room. */
function Screened({ width, children }: { readonly width: number; readonly children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const fit = () => {
      const scale = Math.min(1, element.clientWidth / width);
      element.style.setProperty('--canvas-width', `${width}px`);
      element.style.setProperty('--canvas-scale', String(scale));
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(element);
    fit();
    return () => sizes.disconnect();
  }, [width]);
  return (
    <div ref={place} className="canvas-place">
      {children}
    </div>
  );
}

function useCanvas(frame: RefObject<HTMLIFrameElement | null>, props: CanvasProps, mode: 'edit' | 'try'): boolean {
  const { pageId, content, locale, templates, selected, onSelect, onInsert, check } = props;
  const { client } = usePlatform();
  const [isUpToDate, setUpToDate] = useState(true);
  const [listening, setListening] = useState(0);
  const sync = useRef<CanvasSync>(undefined);
  const written = useRef({ content, onSelect, onInsert });
  useEffect(() => {
    written.current = { content, onSelect, onInsert };
    sync.current?.change(content);
  });

  useEffect(() => {
    const partner = () => {
      const window = frame.current?.contentWindow;
      return window ? { window, origin: location.origin } : undefined;
    };
    const own = new CanvasSync(written.current.content, {
      render: (asked, signal) => renderDraft(client, { id: pageId, locale, content: asked }, signal),
      send: (message) => {
        const known = partner();
        if (known) sendCanvas(known, message);
      },
      names: () => Object.fromEntries([...templates].map(([key, { name }]) => [key, name])),
      onState: setUpToDate,
    });
    sync.current = own;
    const checks = new Map<number, (findings: readonly Finding[] | undefined) => void>();
    check.current = () => {
      const [known, number] = [partner(), checks.size + 1];
      if (!known || !own.isListening) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        checks.set(number, resolve);
        setTimeout(() => resolve(undefined), CHECK_DEADLINE);
        sendCanvas(known, { type: 'check', number });
      });
    };
    const stop = onCanvas(fromCanvas, partner, (message) => {
      if (message.type === 'checked') checks.get(message.number)?.(message.findings);
      if (message.type === 'select') written.current.onSelect(message.id);
      if (message.type === 'insert') written.current.onInsert(message.after);
      if (message.type !== 'ready') return;
      own.begin();
      setListening((times) => times + 1);
    });
    return () => {
      stop();
      own.end();
      check.current = undefined;
    };
  }, [frame, client, pageId, locale, templates, check]);

  useEffect(() => {
    const window = frame.current?.contentWindow;
    if (listening === 0 || !window) return;
    sendCanvas({ window, origin: location.origin }, { type: 'select', id: selected ?? null });
    sendCanvas({ window, origin: location.origin }, { type: 'mode', mode });
  }, [frame, listening, selected, mode]);
  return isUpToDate;
}
