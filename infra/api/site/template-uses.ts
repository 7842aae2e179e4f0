import { listTemplateUses } from '@showroom/contracts/calls/site';
import { and, asc, eq } from 'drizzle-orm';
import { pages } from '../../database/schema/content';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';

/**
 * Which templates a market's published pages use: the registry asks before a change takes one away.
 */
export function serveTemplateUses(api: Api, { database: { db } }: Context): void {
  implement(api, listTemplateUses, async ({ query: { market } }) => {
    const rows = await db
      .select({ path: pages.path, blocks: pages.blocks })
      .from(pages)
      .where(and(eq(pages.market, market), eq(pages.published, true)))
      .orderBy(asc(pages.path));
    const uses = new Map<string, Set<string>>();
    for (const { path, blocks } of rows) {
      for (const { template } of blocks) uses.set(template, (uses.get(template) ?? new Set()).add(path));
    }
    const data = [...uses].map(([id, paths]) => ({
      id,
      type: 'template-use' as const,
      attributes: { pages: [...paths] },
    }));
    return { data };
  });
}
