import { getPageByPath, listTemplates } from '@showroom/contracts/calls/content';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { runJobsInside } from '../kernel/run-jobs';
import { serveClaims } from './claims';
import { serveContentLog } from './content-log';
import { serveDrafts, servePages } from './drafts';
import { notFound } from './page-answers';
import { PageDesk } from './page-desk';
import { pageJobs } from './page-jobs';
import { servePreviews } from './previews';
import { findPublished, findRedirect, pathOf } from './published';
import { serveHistory, servePublishing } from './publishing';

/** Serves what visitors see, and what people may do with pages of their markets. */
export function pages(api: Api, context: Context): void {
  const desk = new PageDesk(context);

  implement(api, getPageByPath, async ({ params, query: { market, locale } }) => {
    const path = pathOf(params.path);
    const report = (problem: Readonly<Record<string, string>>) =>
      api.server.log.warn({ market, ...problem }, 'A redirect is not served');
    const data =
      (await findPublished(desk.db, market, locale, path)) ?? (await findRedirect(desk.db, market, path, report));
    if (!data) throw notFound();
    return { data };
  });

  implement(api, listTemplates, async ({ query }) => {
    const templates = await desk.templatesOf(query.market);
    return {
      data: [...templates.values()].map((one) => ({ id: one.key, type: 'template' as const, attributes: one })),
    };
  });

  servePages(api, desk);
  serveDrafts(api, desk);
  servePublishing(api, desk);
  serveHistory(api, desk);
  servePreviews(api, desk);
  serveClaims(api, desk);
  serveContentLog(api, desk.db);
  runJobsInside(api, context, pageJobs(context.database));
}
