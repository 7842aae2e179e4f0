import type { PageBlock } from '@showroom/contracts/entities/page';
import type { ToCanvas } from '@showroom/contracts/host/canvas-messages';
import { elementId } from '../page/Block';
import type { ShellContext } from '../page/context';
import { loadBlockView, pageOf } from '../page/load-page';
import type { BlockView, PageData } from '../page/page-data';

type WholePage = Extract<ToCanvas, { type: 'page' }>;
type PlainValues = Extract<ToCanvas, { type: 'values' }>['values'];

/** The page with what changed of it; blocks that say the same are not made anew. */
export interface CanvasPage {
  /** The whole page, as somebody composes it now. */
  withPage(before: PageData, message: WholePage): Promise<PageData>;
  /** New content of blocks that stand on it. */
  withBlocks(before: PageData, blocks: readonly PageBlock[]): Promise<PageData>;
  /** New plain values of blocks that stand on it. */
  withValues(before: PageData, values: PlainValues): Promise<PageData>;
}

/** What the canvas loads its blocks with; it knows what each of them said last. */
export function canvasPage(shell: ShellContext): CanvasPage {
  const said = new Map<string, PageBlock>();

  /** Whether a block says something else than it did. */
  function isChanged(block: PageBlock): boolean {
    const before = said.get(block.id);
    said.set(block.id, block);
    return before === undefined || textOf(before) !== textOf(block);
  }

  async function withBlocks(before: PageData, changed: readonly PageBlock[]): Promise<PageData> {
    const url = new URL(window.location.href);
    const views = await Promise.all(changed.map((block) => loadBlockView({ shell, url }, block)));
    const byId = new Map(views.map((view) => [view.id, view]));
    return { ...before, blocks: before.blocks.map((view) => byId.get(view.id) ?? view) };
  }

  return {
    async withPage(before, { page, same }) {
      const changed = new Set(page.attributes.blocks.filter(isChanged).map(({ id }) => id));
      const views = before.blocks.filter(({ id, status }) =>
        status === 'static' ? same.includes(id) : !changed.has(id),
      );
      const keep = new Map(views.map((view): [string, BlockView] => [view.id, view]));
      const path = page.attributes.path;
      const [url, signal] = [new URL(window.location.href), new AbortController().signal];
      const next = await pageOf({ shell, url, path, signal, keep }, page);
      // The server's HTML is known by the place in which it was rendered.
      const idIn = ({ blocks }: PageData, { id }: BlockView) => {
        const index = blocks.findIndex((one) => one.id === id);
        const view = blocks[index];
        return view && elementId(view, index + 1);
      };
      const moved = next.blocks.filter((view) => view.status === 'static' && idIn(next, view) !== idIn(before, view));
      return withBlocks(
        next,
        moved.flatMap(({ id }) => said.get(id) ?? []),
      );
    },
    withBlocks: (before, blocks) => withBlocks(before, blocks.filter(isChanged)),
    withValues(before, values) {
      const ids = new Set(values.map(({ place }) => place.block));
      const changed = [...ids].flatMap((id) => said.get(id) ?? []).map((block) => withValues(block, values));
      for (const block of changed) said.set(block.id, block);
      return withBlocks(before, changed);
    },
  };
}

const textOf = ({ template, template_version, content }: PageBlock) =>
  JSON.stringify([template, template_version, content]);

function withValues(block: PageBlock, values: PlainValues): PageBlock {
  const content = { ...block.content };
  const groups: unknown[] = Array.isArray(content['groups']) ? [...content['groups']] : [];
  for (const { place, value } of values) {
    if (place.block !== block.id) continue;
    if (place.group === undefined) content[place.symbol] = value;
    else groups[place.group] = { ...Object(groups[place.group]), [place.symbol]: value };
  }
  return { ...block, content: { ...content, ...(groups.length > 0 && { groups }) } };
}
