import type { PageContent } from '@showroom/contracts/content/page-content';
import type { Page } from '@showroom/contracts/entities/page';
import type { ToCanvas } from '@showroom/contracts/host/canvas-messages';
import { changedBlocks } from './changed-blocks';

/** Milliseconds that keys which follow each other wait for one rendering. */
const TOGETHER = 30;

export interface CanvasPorts {
  /** Makes of content, or of some of its blocks, what visitors would get. */
  readonly render: (content: PageContent, signal: AbortSignal) => Promise<Page>;
  readonly send: (message: ToCanvas) => void;
  /** Names of templates, by their keys. */
  readonly names: () => Readonly<Record<string, string>>;
  /** Whether the canvas shows what is written; false when a rendering failed. */
  readonly onState: (isUpToDate: boolean) => void;
}

/**
 * Brings what somebody writes to the canvas: the block that changed alone, or the whole page where
 * blocks came, went or moved. Of changes that overtake each other the last one is shown.
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

  constructor(content: PageContent, ports: CanvasPorts) {
    this.#wanted = content;
    this.#ports = ports;
  }

  /** The page in the frame listens: it gets all of it. */
  begin(): void {
    this.isListening = true;
    this.#shown = undefined;
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
    const blocks = this.#shown && changedBlocks(this.#shown, content);
    if (blocks?.length === 0) return;
    try {
      const page = await this.#ports.render(blocks ? { ...content, blocks: [...blocks] } : content, asked.signal);
      if (asked.signal.aborted) return;
      this.#ports.send(
        blocks
          ? { type: 'blocks', blocks: page.attributes.blocks }
          : { type: 'page', page, names: { ...this.#ports.names() } },
      );
      this.#shown = content;
      this.#ports.onState(true);
    } catch {
      if (!asked.signal.aborted) this.#ports.onState(false);
    }
  }
}
