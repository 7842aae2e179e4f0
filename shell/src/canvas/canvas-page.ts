import type { Page, PageBlock } from '@showroom/contracts/entities/page';
import type { ShellContext } from '../page/context';
import { loadBlockView, pageOf } from '../page/load-page';
import type { BlockView, PageData } from '../page/page-data';

/** The page with what changed of it; blocks that say the same are not made anew. */
export interface CanvasPage {
  /** The whole page, as somebody composes it now. */
  withPage(before: PageData, page: Page): Promise<PageData>;
  /** New content of blocks that stand on it. */
  withBlocks(before: PageData, blocks: readonly PageBlock[]): Promise<PageData>;
}

/** What the canvas loads its blocks with; it knows what each of them said last. */
export function canvasPage(shell: ShellContext): CanvasPage {
  const said = new Map<string, string>();
  const textOf = ({ template, template_version, content }: PageBlock) =>
    JSON.stringify([template, template_version, content]);

  /** Whether a block says something else than it did. */
  function isChanged(block: PageBlock): boolean {
    const text = textOf(block);
    const before = said.get(block.id);
    said.set(block.id, text);
    return before !== text;
  }

  return {
    async withPage(before, page) {
      // What the server rendered is the saved draft: nobody knows here whether it is this one.
      const same = page.attributes.blocks.filter((block) => !isChanged(block)).map(({ id }) => id);
      const views = before.blocks.filter(({ id, status }) => same.includes(id) && status === 'static');
      const keep = new Map(views.map((view): [string, BlockView] => [view.id, view]));
      const path = page.attributes.path;
      const signal = new AbortController().signal;
      return pageOf({ shell, url: new URL(window.location.href), path, signal, keep }, page);
    },
    async withBlocks(before, blocks) {
      const url = new URL(window.location.href);
      const changed = blocks.filter(isChanged);
      const views = await Promise.all(changed.map((block) => loadBlockView({ shell, url }, block)));
      const byId = new Map(views.map((view) => [view.id, view]));
      return { ...before, blocks: before.blocks.map((view) => byId.get(view.id) ?? view) };
    },
  };
}
