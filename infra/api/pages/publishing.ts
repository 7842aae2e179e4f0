import {
  getPageVersion,
  listPageFindings,
  listPageVersions,
  publishPage,
  restorePageVersion,
  schedulePage,
  unpublishPage,
} from '@showroom/contracts/calls/pages';
import { inForm } from '@showroom/contracts/content/content-form';
import type { Api } from '../kernel/api';
import { implement } from '../kernel/implement';
import { type FieldIssue, Refusal } from '../kernel/refusal';
import { localesIn } from './page-answers';
import { type PageEditing, requireOperations } from './page-editing';
import {
  allVersions,
  contentOfVersion,
  type Plan,
  publish,
  type StoredPage,
  saveDraft,
  schedule,
  unpublish,
} from './page-store';

const isSameMoment = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));

/** What is wrong with a plan: the database's clock decides later, this one refuses the past. */
function planIssues({ publish_at, unpublish_at }: Plan): FieldIssue[] {
  const [from, until] = [publish_at, unpublish_at].map((one) => (one === null ? undefined : Date.parse(one)));
  const isPast = (moment: number | undefined) => moment !== undefined && moment <= Date.now();
  return [
    ...(isPast(from) ? [{ path: 'publish_at', message: 'This moment has passed.' }] : []),
    ...(isPast(until) ? [{ path: 'unpublish_at', message: 'This moment has passed.' }] : []),
    ...(from !== undefined && until !== undefined && until <= from
      ? [{ path: 'unpublish_at', message: 'A page is disabled after it was published.' }]
      : []),
  ];
}

/** Whether somebody has decided already that what stands now is published at that moment. */
function isPlanned({ row, hasDraft }: StoredPage, { publish_at }: Plan): boolean {
  return !hasDraft && isSameMoment(row.publish_at, publish_at);
}

/** Serves what decides which version visitors see, and when. */
export function servePublishing(api: Api, editing: PageEditing): void {
  implement(api, listPageFindings, async ({ params, query: { locale }, caller }) => ({
    data: [...(await editing.findings(await editing.ownPage(params.id, caller), locale))],
  }));

  implement(api, publishPage, async ({ body, ...asked }) => {
    const change = await editing.changeOf(asked, 'publish', 'page.publish');
    const whole = { ...change, page: await editing.wholePage(change.page), reason: body?.reason };
    await editing.requireReason(whole.page, whole.reason);
    return editing.answer(await publish(editing.db, whole), asked.caller);
  });

  implement(api, schedulePage, async ({ body, ...asked }) => {
    const change = await editing.changeOf(asked, 'publish', 'page.schedule');
    if (!isSameMoment(body.unpublish_at, change.page.row.unpublish_at)) requireOperations(asked.caller, ['unpublish']);
    const issues = planIssues(body);
    if (issues.length > 0) throw new Refusal(422, 'This cannot be planned.', issues);
    if (body.publish_at === null) return editing.answer(await schedule(editing.db, change, body), asked.caller);
    const whole = { ...change, page: await editing.wholePage(change.page), reason: body.reason };
    if (!isPlanned(change.page, body)) await editing.requireReason(whole.page, whole.reason);
    return editing.answer(await schedule(editing.db, whole, body), asked.caller);
  });

  implement(api, unpublishPage, async (asked) => {
    return editing.answer(
      await unpublish(editing.db, await editing.changeOf(asked, 'unpublish', 'page.unpublish')),
      asked.caller,
    );
  });
}

/** Serves the versions of a page, and bringing one back. */
export function serveHistory(api: Api, editing: PageEditing): void {
  implement(api, listPageVersions, async ({ params, caller }) => {
    const { row } = await editing.ownPage(params.id, caller);
    const versions = await allVersions(editing.db, row.id);
    return {
      data: versions.map(({ version, saved_at, ...rest }) => ({
        id: `${row.id}-${version}`,
        type: 'page_version' as const,
        attributes: {
          ...rest,
          version,
          saved_at: new Date(saved_at).toISOString(),
          published: version === row.published_version,
        },
      })),
    };
  });

  implement(api, getPageVersion, async ({ params, caller }) => {
    const { row } = await editing.ownPage(params.id, caller);
    const version = Number(params.version);
    const stored = await contentOfVersion(editing.db, row.id, version);
    const content = inForm(stored, await editing.templatesOrNone(row.market), localesIn(row.market));
    return { data: { id: `${row.id}-${version}`, type: 'page_version' as const, attributes: { version, content } } };
  });

  implement(api, restorePageVersion, async ({ body: { version }, ...asked }) => {
    const change = await editing.changeOf(asked, 'arrange_blocks', 'page.restore');
    const content = await contentOfVersion(editing.db, asked.params.id, version).catch(() => {
      throw new Refusal(422, 'There is no such version.', [{ path: 'version', message: 'No version of this page.' }]);
    });
    return editing.answer(await saveDraft(editing.db, change, { content, restoredFrom: version }), asked.caller);
  });
}
