import {
  createPage,
  deletePage,
  discardDraft,
  getPage,
  listPages,
  movePage,
  updatePage,
} from '@showroom/contracts/calls/pages';
import { operationsBetween } from '@showroom/contracts/content/operations';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Api } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { withNewIds } from './new-ids';
import { localesIn, summaryOf } from './page-answers';
import { type PageEditing, requireOperations, whoOf } from './page-editing';
import {
  addPage,
  allPages,
  discard,
  findPage,
  movePage as movePageTo,
  pagesIn,
  removePage,
  saveDraft,
} from './page-store';

const pathTaken = () => new ShowroomError('page.path-taken', { status: 409 });

/** Serves the list of pages, and beginning, moving and deleting one. */
export function servePages(api: Api, editing: PageEditing): void {
  implement(api, listPages, async ({ query: { market, path } }) => {
    const templates = await editing.templatesOrNone(market);
    const rows = await allPages(editing.db, market, path);
    return {
      data: rows.map((page) => ({ id: page.row.id, type: 'page' as const, attributes: summaryOf(page, templates) })),
    };
  });

  implement(api, createPage, async ({ body, caller }) => {
    const { market, path, page_type: pageType, title, copy_of: copyOf } = body;
    requireOperations(caller, ['create_page']);
    const source = copyOf === undefined ? undefined : await findPage(editing.db, copyOf);
    if (copyOf !== undefined && source?.row.market !== market) {
      throw new Refusal(422, 'There is no such page to copy.', [
        { path: 'copy_of', message: 'No page of this market.' },
      ]);
    }
    const [first = ''] = localesIn(market);
    const copied: PageContent = source ? withNewIds(source.content) : { values: {}, texts: {}, blocks: [] };
    const content = { ...copied, texts: { ...copied.texts, [first]: { ...copied.texts[first], title } } };
    const page = await addPage(editing.db, { market, path, pageType, content, who: whoOf(caller) });
    if (!page) throw pathTaken();
    return editing.answer(page, caller);
  });

  implement(api, movePage, async ({ body: { path }, ...asked }) => {
    const change = await editing.changeOf(asked, 'edit_page', 'page.move');
    const { path: before, page_type } = change.page.row;
    if (page_type === 'folder' && path.startsWith(`${before}/`)) {
      throw new Refusal(422, 'A folder cannot be moved into itself.', [
        { path: 'path', message: 'It is in the folder.' },
      ]);
    }
    const moved = await movePageTo(editing.db, change, path);
    if (!moved) throw pathTaken();
    return editing.answer(moved, asked.caller);
  });

  implement(api, deletePage, async (asked) => {
    const change = await editing.changeOf(asked, 'delete_page', 'page.delete');
    if (change.page.row.published_version !== null) {
      throw new Refusal(409, 'Visitors see this page. Disable it before you delete it.');
    }
    const inside = change.page.row.page_type === 'folder' ? await pagesIn(editing.db, change.page.row) : [];
    if (inside.length > 0) {
      throw new Refusal(409, `This folder is not empty: it has ${inside.length} pages. Move or delete them first.`);
    }
    await removePage(editing.db, change);
    return undefined;
  });
}

/** Serves what editors change of a page before visitors see it. */
export function serveDrafts(api: Api, editing: PageEditing): void {
  implement(api, getPage, async ({ params, caller }) =>
    editing.answer(await editing.ownPage(params.id, caller), caller),
  );

  implement(api, updatePage, async ({ body, ...asked }) => {
    const change = await editing.changeOf(asked, 'edit_texts', 'page.save');
    const { stored, templates, content, issues } = await editing.checked(change.page, body.content);
    if (issues.length > 0) throw new Refusal(422, 'The content does not fit its templates.', issues);
    requireOperations(asked.caller, operationsBetween(stored, content, templates));
    const { restoredFrom } = change.page;
    return editing.answer(await saveDraft(editing.db, change, { content, restoredFrom }), asked.caller);
  });

  implement(api, discardDraft, async (asked) => {
    const change = await editing.changeOf(asked, 'arrange_blocks', 'page.discard');
    if (change.page.row.latest_version === 0) {
      throw new Refusal(409, 'This page has no version to go back to. Delete it instead.');
    }
    return editing.answer(await discard(editing.db, change), asked.caller);
  });
}
