import { PassThrough } from 'node:stream';

/** The way of a page's pieces to its visitor: the next one is asked for when there is room. */
export class PageBody {
  readonly stream = new PassThrough();
  #more: (() => void) | undefined;

  constructor(onError: (error: Error) => void) {
    const goOn = () => {
      this.#more?.();
      this.#more = undefined;
    };
    this.stream.on('error', onError).on('drain', goOn).on('close', goOn);
  }

  /**
   * A visitor who left takes nothing any more, and must not hold up a page that is finished for the
   * next one.
   */
  write(bytes: Uint8Array, more: () => void): void {
    if (this.stream.destroyed || this.stream.write(bytes)) more();
    else this.#more = more;
  }

  /** The visitor left; the rest goes nowhere. */
  leave(): void {
    this.stream.unpipe();
    this.stream.resume();
  }
}
