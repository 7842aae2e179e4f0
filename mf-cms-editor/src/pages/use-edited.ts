import type { Template } from '@showroom/contracts/blocks/template';
import type { EditedPage } from '@showroom/contracts/calls/pages';
import issueMessages from '@showroom/contracts/content/messages/en.json';
import type { Operation } from '@showroom/contracts/content/operations';
import { type PageContent, pageContent } from '@showroom/contracts/content/page-content';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { changePage, fetchPage, savePage } from '../data/page-calls';
import type { Issue } from '../layout/issue';
import { loadLog, storeLog } from '../undo/stored-log';
import { createEditStore } from './edit-store';
import type { Editing } from './FieldList';
import pageMessages from './messages/page/en.json';
import { usePageFields } from './use-page-fields';

export interface EditData {
  readonly page: EditedPage;
  readonly templates: readonly Template[];
}

const NO_ISSUES: readonly Issue[] = [];

/** The page as it is edited; one store for as long as it is open. */
export function useEdited({ page, templates }: EditData) {
  const { client, market } = usePlatform();
  const texts = useMessages(pageMessages);
  const issueTexts = useMessages(issueMessages);
  const pageFields = usePageFields();
  const locales: readonly string[] = market.locales;
  const [source] = market.locales;
  const [locale, setLocale] = useState(source);
  const [{ store, byKey }] = useState(() => {
    const byKey = new Map(templates.map((template) => [template.key, template]));
    const store = createEditStore({
      page,
      templates: byKey,
      texts,
      issueTexts,
      pageFields,
      locales,
      save: (revision, content) => savePage(client, page.id, revision, content),
      change: (revision, change) => changePage(client, page.id, revision, change),
      load: () => fetchPage(client, page.id),
    });
    return { store, byKey };
  });
  const state = useStore(store);
  useStoredLog(store);
  const may = (operation: Operation) => state.page.attributes.operations.includes(operation);
  const mayArrange = may('arrange_blocks');
  const editing = useMemo<Editing>(
    () => ({ locale, source, mayArrange, onInvalid: state.markInvalid }),
    [locale, source, mayArrange, state.markInvalid],
  );
  const issues = state.save.status === 'refused' ? state.save.issues : NO_ISSUES;
  return { ...state, byKey, may, editing, issues, locales, setLocale };
}

/** Milliseconds without a key after which what is written is stored in the tab. */
const STORED_AFTER = 500;

const isContent = (value: unknown): value is PageContent => pageContent.safeParse(value).success;

/** A reload of the tab loses neither what is not saved nor what can be undone. */
function useStoredLog(edited: ReturnType<typeof createEditStore>): void {
  useEffect(() => {
    const storedOf = ({ id, attributes: { revision, content: saved } }: EditedPage) => ({
      id: `page ${id}`,
      revision,
      saved,
    });
    const { page, goOn } = edited.getState();
    const found = loadLog(storedOf(page), isContent);
    if (found) goOn(found);
    let timer: ReturnType<typeof setTimeout> | undefined;
    function storeNow(): void {
      clearTimeout(timer);
      timer = undefined;
      const { page: present, unanswered, log } = edited.getState();
      storeLog({ ...storedOf(present), unanswered }, log);
    }
    const stop = edited.subscribe(() => {
      timer ??= setTimeout(storeNow, STORED_AFTER);
    });
    const onLeave = () => timer !== undefined && storeNow();
    window.addEventListener('pagehide', onLeave);
    return () => {
      onLeave();
      stop();
      window.removeEventListener('pagehide', onLeave);
    };
  }, [edited]);
}

export type Edited = ReturnType<typeof useEdited>;
