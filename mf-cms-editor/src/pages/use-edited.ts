import type { Template } from '@showroom/contracts/blocks/template';
import type { EditedPage } from '@showroom/contracts/calls/pages';
import type { Operation } from '@showroom/contracts/content/operations';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useState } from 'react';
import { useStore } from 'zustand';
import { changePage, fetchPage, savePage } from '../data/page-calls';
import { createEditStore } from './edit-store';
import type { Editing } from './FieldList';

export interface EditData {
  readonly page: EditedPage;
  readonly templates: readonly Template[];
}

/** The page as it is edited; one store for as long as it is open. */
export function useEdited({ page, templates }: EditData) {
  const { client, market } = usePlatform();
  const locales: readonly string[] = market.locales;
  const [source] = market.locales;
  const [locale, setLocale] = useState(source);
  const [{ store, byKey }] = useState(() => {
    const byKey = new Map(templates.map((template) => [template.key, template]));
    const store = createEditStore({
      page,
      templates: byKey,
      locales,
      save: (revision, content) => savePage(client, page.id, revision, content),
      change: (revision, change) => changePage(client, page.id, revision, change),
      load: () => fetchPage(client, page.id),
    });
    return { store, byKey };
  });
  const state = useStore(store);
  const may = (operation: Operation) => state.page.attributes.operations.includes(operation);
  const editing: Editing = {
    locale,
    source,
    issues: state.save.status === 'refused' ? state.save.issues : [],
    mayArrange: may('arrange_blocks'),
    onInvalid: state.markInvalid,
  };
  return { ...state, byKey, may, editing, locales, setLocale };
}

export type Edited = ReturnType<typeof useEdited>;
