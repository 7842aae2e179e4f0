import type { Templates } from '@showroom/contracts/content/content-form';
import type { PageContent } from '@showroom/contracts/content/page-content';
import type { Languages } from '@showroom/contracts/content/rendition';
import type { Page } from '@showroom/contracts/entities/page';
import type { ToCanvas } from '@showroom/contracts/host/canvas-messages';
import { changedBlocks, plainChanges, sameBlocks } from './changed-blocks';

/** Milliseconds that keys which follow each other wait for one rendering. */
const TOGETHER = 30;

export interface CanvasPorts {
  /** Makes of content, or of some of its blocks, what visitors would get. */
  readonly render: (content: PageContent, signal: AbortSignal) => Promise<Page>;
  readonly send: (message: ToCanvas) => void;
  readonly templates: Templates;
  /** The language that is edited, and the one that stands in for it. */
  readonly languages: Languages;
  /** Whether the canvas shows what is written; false when a rendering failed. */
  readonly onState: (isUpToDate: boolean) => void;
}

/**
 * Brings what somebody writes to the canvas: plain values as they are, without asking anybody; of
 * other ones the block alone, as the API renders it; or the whole page where blocks came, went or
 * moved. Of changes that overtake each other the last one is shown.
 */
export class CanvasSync {
  readonly #ports: CanvasPorts;
  #wanted: PageContent;
  /** What the canvas shows; undefined while it has nothing. */
  #shown: PageContent | undefined;
  /** Whether the page in the frame listens. */
  isListening = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: AbortController | undefined;
  /** Blocks whose content the page in the frame has, beside what it shows of them. */
  #sent = new Set<string>();

  constructor(content: PageContent, ports: CanvasPorts) {
    this.#wanted = content;
    this.#ports = ports;
  }

  /** The page in the frame listens: it gets all of it, unless it shows what is written already. */
  begin(isShown: boolean): void {
    const { send, templates } = this.#ports;
    this.isListening = true;
    this.#shown = isShown ? this.#wanted : undefined;
    this.#sent = new Set();
    send({ type: 'names', names: Object.fromEntries([...templates].map(([key, { name }]) => [key, name])) });
    void this.#render();
  }

  change(content: PageContent): void {
    if (content === this.#wanted) return;
    this.#wanted = content;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#render(), TOGETHER);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#asked?.abort();
  }

  async #render(): Promise<void> {
    if (!this.isListening) return;
    this.#asked?.abort();
    const asked = new AbortController();
    this.#asked = asked;
    const content = this.#wanted;
    const { templates, render, onState } = this.#ports;
    const shown = this.#shown;
    const blocks = shown && changedBlocks(shown, content, templates);
    if (blocks?.length === 0) return;
    const isSent = blocks?.every(({ id }) => this.#sent.has(id));
    const values = shown && blocks && isSent ? plainChanges(shown.blocks, blocks, this.#ports) : undefined;
    if (values) {
      this.#show(content, { type: 'values', values });
      return;
    }
    try {
      const page = await render(blocks ? { ...content, blocks: [...blocks] } : content, asked.signal);
      if (asked.signal.aborted) return;
      const same = shown ? sameBlocks(shown, content).map(({ id }) => id) : [];
      this.#show(content, blocks ? { type: 'blocks', blocks: page.attributes.blocks } : { type: 'page', page, same });
      for (const { id } of page.attributes.blocks) this.#sent.add(id);
    } catch {
      if (!asked.signal.aborted) onState(false);
    }
  }

  #show(content: PageContent, message: ToCanvas): void {
    this.#ports.send(message);
    this.#shown = content;
    this.#ports.onState(true);
  }
}
