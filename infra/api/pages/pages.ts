import { getPageByPath, listTemplates } from '@showroom/contracts/calls/content';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { runJobsInside } from '../kernel/run-jobs';
import { serveClaims } from './claims';
import { serveContentLog } from './content-log';
import { serveDrafts, servePages } from './drafts';
import { serveLinkTargets } from './link-targets';
import { notFound } from './page-answers';
import { PageEditing } from './page-editing';
import { servePageFiles } from './page-files';
import { pageJobs } from './page-jobs';
import { servePreviews } from './previews';
import { findAnswer, pathOf } from './published';
import { serveHistory, servePublishing } from './publishing';

/** Serves what visitors see, and what people may do with pages of their markets. */
export async function pages(api: Api, context: Context): Promise<void> {
  const editing = new PageEditing(context);

  implement(api, getPageByPath, async ({ params, query: { market, locale } }) => {
    const path = pathOf(params.path);
    const report = (problem: Readonly<Record<string, string>>) =>
      api.server.log.warn({ market, ...problem }, 'A redirect is not served');
    const found = await findAnswer(context.database.reads, market, locale, path, report);
    if (!found) throw notFound();
    return { data: found.type === 'page' ? (await editing.linksOf(market)).inPage(found) : found };
  });

  implement(api, listTemplates, async ({ query: { market, locale = 'en' } }) => {
    const templates = await editing.templatesIn(market, locale);
    return {
      data: [...templates.values()].map((one) => ({ id: one.key, type: 'template' as const, attributes: one })),
    };
  });

  servePages(api, editing);
  await servePageFiles(api, editing);
  serveDrafts(api, editing);
  serveLinkTargets(api, editing);
  servePublishing(api, editing);
  serveHistory(api, editing);
  servePreviews(api, editing);
  serveClaims(api, editing);
  serveContentLog(api, editing.db);
  runJobsInside(api, context, pageJobs(context.database));
}
