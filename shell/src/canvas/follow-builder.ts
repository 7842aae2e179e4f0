import { RENDER_BUDGET } from '@showroom/contracts/content/render-budget';
import {
  type BlockCost,
  type Finding,
  type FromCanvas,
  onCanvas,
  sendCanvas,
  type ToCanvas,
  toCanvas,
} from '@showroom/contracts/host/canvas-messages';
import type { ShellContext } from '../page/context';
import type { PageData } from '../page/page-data';
import type { BlockTrials } from './BlockTrial';
import type { HeardOfTexts } from './CanvasTexts';
import { type CanvasPage, canvasPage } from './canvas-page';

export type CanvasMode = Extract<ToCanvas, { type: 'mode' }>['mode'];

/** The page in the frame, as far as the page builder has a say in it. */
interface CanvasScreen {
  readonly present: () => PageData;
  readonly onPage: (page: PageData) => void;
  readonly onNames: (names: Readonly<Record<string, string>>) => void;
  readonly onSelect: (id: string | null) => void;
  readonly onMode: (mode: CanvasMode) => void;
  readonly trials: () => BlockTrials | null;
  readonly onTexts: (heard: HeardOfTexts) => void;
}

const builder = () => ({ window: window.parent, origin: window.location.origin });

/** Sends a message to the page builder. */
export const send = (message: FromCanvas) => sendCanvas(builder(), message);

/** Does what the page builder says; returns the end. */
export function followBuilder(shell: ShellContext, screen: CanvasScreen): () => void {
  const blocks = canvasPage(shell);
  // What is asked later is shown later, however long its code takes.
  let last: Promise<unknown> = Promise.resolve();
  function show(make: (before: PageData) => Promise<PageData>, ids: readonly string[]): void {
    last = last
      .then(async () => {
        screen.onPage(await make(screen.present()));
        requestAnimationFrame(() => send({ type: 'shown', ids: [...ids] }));
      })
      .catch((cause: unknown) => console.error('The canvas could not show a change:', cause));
  }
  const end = onCanvas(toCanvas, builder, (message) => {
    if (message.type === 'check') void last.then(() => check(screen, message.number));
    else if (message.type === 'measure') void last.then(() => measure(screen, [message.block]));
    else hear(message, { screen, blocks, show });
  });
  send({ type: 'ready', updated_at: screen.present().attributes.updated_at });
  return end;
}

interface Hearing {
  readonly screen: CanvasScreen;
  readonly blocks: CanvasPage;
  readonly show: (make: (before: PageData) => Promise<PageData>, ids: readonly string[]) => void;
}

function hear(message: Exclude<ToCanvas, { type: 'check' | 'measure' }>, { screen, blocks, show }: Hearing): void {
  switch (message.type) {
    case 'names':
      screen.onNames(message.names);
      break;
    case 'page': {
      const ids = message.page.attributes.blocks.map(({ id }) => id);
      show((before) => blocks.withPage(before, message), ids);
      break;
    }
    case 'blocks': {
      const ids = message.blocks.map(({ id }) => id);
      show((before) => blocks.withBlocks(before, message.blocks), ids);
      break;
    }
    case 'values': {
      const ids = [...new Set(message.values.map(({ place }) => place.block))];
      show((before) => blocks.withValues(before, message.values), ids);
      break;
    }
    case 'texts':
      screen.onTexts({ known: message });
      break;
    case 'begin':
      screen.onTexts({ begun: message.text });
      break;
    case 'enter':
      screen.onSelect(message.block);
      screen.onTexts({ entered: { block: message.block } });
      break;
    case 'select':
      screen.onSelect(message.id);
      break;
    case 'mode':
      screen.onMode(message.mode);
      break;
  }
}

/** What blocks take, said to the page builder as well. */
async function measure({ trials, present }: CanvasScreen, ids: readonly string[]): Promise<readonly BlockCost[]> {
  const costs: BlockCost[] = [];
  for (const block of ids) {
    const milliseconds = await trials()?.measure(present(), block);
    if (milliseconds !== undefined) costs.push({ block, milliseconds });
  }
  send({ type: 'measured', costs });
  return costs;
}

async function check(screen: CanvasScreen, number: number): Promise<void> {
  const page = screen.present();
  try {
    const { checkPage } = await import(/* webpackChunkName: "canvas-check" */ './check-page');
    const findings = await checkPage(page);
    const costs = await measure(
      screen,
      page.blocks.map(({ id }) => id),
    );
    send({ type: 'checked', number, findings: [...findings, ...beyondBudget(costs)] });
  } catch (cause) {
    console.error('The page could not be checked:', cause);
    send({ type: 'checked', number });
  }
}

/** The block that takes most, where all of them take too much. */
function beyondBudget(costs: readonly BlockCost[]): Finding[] {
  const sum = costs.reduce((all, { milliseconds }) => all + milliseconds, 0);
  const [most] = costs.toSorted((one, other) => other.milliseconds - one.milliseconds);
  if (!most || sum <= RENDER_BUDGET) return [];
  const [all, own] = [sum, most.milliseconds].map(Math.round);
  const text = `The blocks take ${all} ms of the browser, of ${RENDER_BUDGET} that a page may take: this one ${own} ms`;
  return [{ block: most.block, rule: 'render-budget', impact: 'serious', text, html: '' }];
}
