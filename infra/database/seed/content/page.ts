import type { Draft } from './blocks';

/** A page in one language, before it has a market. */
export interface PageDraft {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly theme?: 'white-theme' | 'light-theme' | 'grey-theme' | 'dark-theme';
  readonly image?: string;
  readonly blocks: readonly Draft[];
}
