import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import type { Db } from './database';
import { contentPages, pageVersions } from './schema/content';

/** A block that stands once, whose values are those of all languages. */
export function blockAt(sequence: number, block: Partial<ContentBlock> & Pick<ContentBlock, 'id' | 'template'>) {
  const position = `${block.id}-1`;
  const placed = { positions: [{ id: position, sequence }], active_positions: [position] };
  return { template_version: 1, ...placed, values: {}, texts: {}, groups: [], ...block } satisfies ContentBlock;
}

interface TestPage {
  readonly id?: string;
  readonly market: string;
  readonly path: string;
  readonly title?: string;
  /** Instead of a title alone. */
  readonly content?: PageContent;
  readonly isPublished?: boolean;
}

/** A page with one version; answers its id. */
export async function addPage(db: Db, { title = '', isPublished = true, ...page }: TestPage): Promise<string> {
  const { content = { values: { title }, texts: {}, blocks: [] }, ...columns } = page;
  const published_version = isPublished ? 1 : null;
  const [row] = await db
    .insert(contentPages)
    .values({ ...columns, latest_version: 1, published_version })
    .returning();
  if (!row) throw new Error('No page was added');
  await db.insert(pageVersions).values({ page_id: row.id, version: 1, content });
  return row.id;
}
