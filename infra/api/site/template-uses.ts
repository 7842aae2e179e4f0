import { listTemplateUses } from '@showroom/contracts/calls/site';
import { and, asc, eq } from 'drizzle-orm';
import { contentPages, pageVersions } from '../../database/schema/content';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';

/**
 * Which templates a market's published pages use: the registry asks before a change takes one away.
 */
export function serveTemplateUses(api: Api, { database: { db } }: Context): void {
  implement(api, listTemplateUses, async ({ query: { market } }) => {
    const rows = await db
      .select({ path: contentPages.path, content: pageVersions.content })
      .from(contentPages)
      .innerJoin(
        pageVersions,
        and(eq(pageVersions.page_id, contentPages.id), eq(pageVersions.version, contentPages.published_version)),
      )
      .where(eq(contentPages.market, market))
      .orderBy(asc(contentPages.path));
    const uses = new Map<string, Set<string>>();
    for (const { path, content } of rows) {
      for (const { template } of content.blocks) uses.set(template, (uses.get(template) ?? new Set()).add(path));
    }
    const data = [...uses].map(([id, paths]) => ({
      id,
      type: 'template-use' as const,
      attributes: { pages: [...paths] },
    }));
    return { data };
  });
}
