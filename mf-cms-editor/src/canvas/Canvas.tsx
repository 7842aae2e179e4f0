import type { Templates } from '@showroom/contracts/content/content-form';
import { isSame } from '@showroom/contracts/content/is-same';
import type { PageContent } from '@showroom/contracts/content/page-content';
import {
  type BlockCost,
  type CanvasText,
  type Finding,
  type FromCanvas,
  fromCanvas,
  onCanvas,
  sendCanvas,
  type ToCanvas,
  type ValuePlace,
} from '@showroom/contracts/host/canvas-messages';
import { localPath } from '@showroom/shared-ui/local-path';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { renderDraft } from '../data/page-calls';
import { CanvasSync } from './canvas-sync';
import canvasMessages from './messages/en.json';
import './Canvas.css';

export interface CanvasProps {
  readonly pageId: string;
  readonly path: string;
  readonly content: PageContent;
  /** The draft as the API has it, and since when. */
  readonly saved: { readonly content: PageContent; readonly saved_at: string };
  /** The language that is edited. */
  readonly locale: string;
  readonly templates: Templates;
  /** Id of the block that is worked on. */
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  /** Somebody wants a block behind that one. */
  readonly onInsert: (after: string | null) => void;
  readonly writing: CanvasTextChanges;
  /** What blocks take of the browser, as it is measured. */
  readonly onCosts: (costs: readonly BlockCost[]) => void;
  /** All blocks that the page cannot show, by their ids. */
  readonly onFailed: (ids: readonly string[]) => void;
  /** Judges the page as it stands; nothing while there is none, or where it takes too long. */
  readonly check: RefObject<CheckPage | undefined>;
}

/** Texts of blocks that are changed where they stand. */
export interface CanvasTextChanges {
  /** Those of a block that the person may change. */
  textsOf(block: string): readonly CanvasText[];
  write(place: ValuePlace, value: string): void;
  press(key: Extract<FromCanvas, { type: 'key' }>['key']): void;
  /** Somebody works in the block, on the canvas. */
  work(block: string): void;
  /** Whose texts somebody wants to go on at with keys; anew with each press. */
  readonly entered: { readonly block: string } | undefined;
  onNoTexts(block: string): void;
}

/** What axe finds on the page; undefined where nobody knows. */
export type CheckPage = () => Promise<readonly Finding[] | undefined>;

/** Milliseconds that somebody who publishes waits for the check. */
const CHECK_DEADLINE = 8000;

/** Milliseconds without a key after which a block is measured. */
const MEASURED_AFTER = 1500;

/** Widths of screens, in pixels. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1366 } as const;
type Screen = keyof typeof WIDTHS;
const SCREENS = ['phone', 'tablet', 'desktop'] as const satisfies readonly Screen[];
const MODES = ['edit', 'try'] as const;
type Mode = (typeof MODES)[number];
const isScreen = (value: string): value is Screen => value in WIDTHS;

/** The real page, with what is written beside it, before it is saved. */
export function Canvas(props: CanvasProps) {
  const { path, locale } = props;
  const { market } = usePlatform();
  const texts = useMessages(canvasMessages);
  const [screen, setScreen] = useState<Screen>('desktop');
  const [mode, setMode] = useState<Mode>('edit');
  const frame = useRef<HTMLIFrameElement>(null);
  const isUpToDate = useCanvas(frame, props, mode);
  return (
    <section aria-label={texts.page} className="canvas">
      <div className="canvas-bar">
        <RadioGroup
          legend={texts.screen}
          hideLegend
          name="canvas-screen"
          options={SCREENS.map((one) => ({ value: one, label: texts.screens[one] }))}
          value={screen}
          onChange={(value) => isScreen(value) && setScreen(value)}
          className="canvas-choice"
        />
        <RadioGroup
          legend={texts.mode}
          hideLegend
          name="canvas-mode"
          options={MODES.map((one) => ({ value: one, label: texts.modes[one] }))}
          value={mode}
          onChange={(value) => setMode(value === 'try' ? 'try' : 'edit')}
          className="canvas-choice"
        />
      </div>
      {!isUpToDate && (
        <Notice kind="warning" title={texts.earlier}>
          {texts.earlier_hint}
        </Notice>
      )}
      {mode === 'edit' && <p className="ui-field-hint canvas-hint">{texts.hint}</p>}
      <Screened width={WIDTHS[screen]}>
        <iframe
          ref={frame}
          title={texts.frame}
          src={`${localPath(`/disabled-preview${path}`, locale, market)}?canvas`}
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

function useCanvas(frame: RefObject<HTMLIFrameElement | null>, props: CanvasProps, mode: Mode): boolean {
  const { pageId, content, saved, locale, templates, selected, onSelect, onInsert, onCosts, onFailed, writing, check } =
    props;
  const { client, market } = usePlatform();
  const [source] = market.locales;
  const [isUpToDate, setUpToDate] = useState(true);
  const [listening, setListening] = useState(0);
  const sync = useRef<CanvasSync>(undefined);
  const written = useRef({ content, saved, onSelect, onInsert, onCosts, onFailed, writing });
  useLayoutEffect(() => {
    written.current = { content, saved, onSelect, onInsert, onCosts, onFailed, writing };
    sync.current?.change(content);
  });

  useEffect(() => {
    const partner = () => {
      const window = frame.current?.contentWindow;
      return window ? { window, origin: location.origin } : undefined;
    };
    const send = (message: ToCanvas) => {
      const known = partner();
      if (known) sendCanvas(known, message);
    };
    const own = new CanvasSync(written.current.content, {
      render: (asked, signal) => renderDraft(client, { id: pageId, locale, content: asked }, signal),
      send,
      templates,
      languages: { own: locale, fallback: source },
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
      if (message.type === 'measured') written.current.onCosts(message.costs);
      if (message.type === 'failed') written.current.onFailed(message.ids);
      if (message.type === 'insert') written.current.onInsert(message.after);
      answerOfTexts(message, () => written.current.writing, send);
      if (message.type !== 'ready') return;
      const { content: present, saved: stored } = written.current;
      own.begin(present === stored.content && Date.parse(stored.saved_at) === Date.parse(message.updated_at));
      setListening((times) => times + 1);
    });
    return () => {
      stop();
      own.end();
      check.current = undefined;
    };
  }, [frame, client, pageId, locale, source, templates, check]);

  useEffect(() => {
    const window = frame.current?.contentWindow;
    if (listening === 0 || !window) return;
    sendCanvas({ window, origin: location.origin }, { type: 'select', id: selected ?? null });
    sendCanvas({ window, origin: location.origin }, { type: 'mode', mode });
  }, [frame, listening, selected, mode]);

  useMeasuring(frame, { listening, block: selected, content });
  const { entered } = writing;
  useEffect(() => {
    const window = frame.current?.contentWindow;
    if (!entered || !window) return;
    // What has the focus in a frame has it only while the frame has it.
    window.focus();
    sendCanvas({ window, origin: location.origin }, { type: 'enter', block: entered.block });
  }, [frame, entered]);
  return isUpToDate;
}

interface Measuring extends Pick<CanvasProps, 'content'> {
  /** How often the page began to listen. */
  readonly listening: number;
  readonly block: string | undefined;
}

/** The block that is worked on is measured whenever somebody pauses. */
function useMeasuring(frame: RefObject<HTMLIFrameElement | null>, { listening, block, content }: Measuring): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written may cost more
  useEffect(() => {
    if (listening === 0 || block === undefined) return undefined;
    const timer = setTimeout(() => {
      const window = frame.current?.contentWindow;
      if (window) sendCanvas({ window, origin: location.origin }, { type: 'measure', block });
    }, MEASURED_AFTER);
    return () => clearTimeout(timer);
  }, [frame, listening, block, content]);
}

/** What the page says of texts that are changed where they stand. */
function answerOfTexts(message: FromCanvas, present: () => CanvasTextChanges, send: (message: ToCanvas) => void): void {
  switch (message.type) {
    case 'texts':
      send({ type: 'texts', block: message.block, texts: [...present().textsOf(message.block)] });
      break;
    case 'begin': {
      // Until the form of the block has what it wants, the focus is not the box's.
      flushSync(() => present().work(message.place.block));
      const text = present()
        .textsOf(message.place.block)
        .find(({ place }) => isSame(place, message.place));
      if (text) send({ type: 'begin', text });
      break;
    }
    case 'write':
      present().write(message.place, message.value);
      break;
    case 'key':
      present().press(message.key);
      break;
    case 'no-texts':
      present().onNoTexts(message.block);
      break;
    default:
  }
}
