import type { PageContent } from '@showroom/contracts/content/page-content';
import type { PageRedirect } from '@showroom/contracts/entities/page';
import type { Db } from '../../database/database';
import type { ContentPageRow } from '../../database/schema/content';
import { pagesIn } from './page-store';
import { targetOf } from './page-target';

/** A folder without a target leads to the first page in it that visitors see, by its path. */
async function firstChild(db: Db, folder: ContentPageRow): Promise<string | undefined> {
  const inside = await pagesIn(db, folder);
  return inside.find(({ page_type, published_version }) => page_type === 'page' && published_version !== null)?.path;
}

/** The redirect that a page or folder is for visitors; undefined for one that has content. */
export async function redirectOfPage(
  db: Db,
  row: ContentPageRow,
  content: PageContent,
): Promise<PageRedirect | undefined> {
  const { redirect_path, ...how } = targetOf(content);
  if (redirect_path === '' && row.page_type === 'page') return undefined;
  const to = redirect_path === '' ? await firstChild(db, row) : redirect_path;
  if (to === undefined) return undefined;
  // A folder that chooses by itself may choose another page tomorrow.
  const attributes = redirect_path === '' ? { to, http_code: 302, link_type: 'internal' as const } : { to, ...how };
  return { id: row.id, type: 'redirect', attributes };
}
