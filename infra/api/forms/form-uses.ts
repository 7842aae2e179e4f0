import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../database/database';
import { query } from '../../database/sql';

const use = z.object({ path: z.string() });

/** Fields of blocks and links in which a form's id stands. */
const NAMES = ['form_id', 'rdx_forms_form_id'] as const;

/** Published pages of a market that show a form, or have a link that opens it. */
export async function pagesShowing(db: Executor, market: string, id: string): Promise<string[]> {
  const path = `$.** ? (${NAMES.map((name) => `@.${name} == $id`).join(' || ')})`;
  const rows = await query(
    db,
    use,
    sql`select page.path from content_pages as page
      join page_versions as version on version.page_id = page.id and version.version in (page.published_version, page.scheduled_version)
      where page.market = ${market}
        and jsonb_path_exists(version.content, ${path}::jsonpath, jsonb_build_object('id', ${id}::text))
      order by page.path`,
  );
  return rows.map((row) => row.path);
}
