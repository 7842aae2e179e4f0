import { isSame } from '@showroom/contracts/content/is-same';
import type { EditedForm } from '@showroom/contracts/entities/form';
import type { Location } from '@showroom/contracts/entities/location';
import { definitionProblems } from '@showroom/contracts/forms/definition-problems';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { fetchForm, saveForm } from '../data/form-calls';
import type { Issue } from '../layout/issue';
import { mayEditForms } from '../layout/may-change';
import { createFormStore } from './form-store';

export interface FormData {
  readonly form: EditedForm;
  readonly locations: readonly Location[];
}

/** The form as it is edited; one store for as long as it is open. */
export function useFormEdit({ form, locations }: FormData) {
  const { client, market, person } = usePlatform();
  const locales: readonly string[] = market.locales;
  const [source] = market.locales;
  const [locale, setLocale] = useState(source);
  const [store] = useState(() =>
    createFormStore({
      form,
      source,
      save: (revision, definition) => saveForm(client, form.id, revision, definition),
      load: () => fetchForm(client, form.id),
    }),
  );
  const state = useStore(store);
  const { restore } = state;
  useEffect(() => restore(), [restore]);
  const draft = state.log.present;
  const problems = useMemo(() => definitionProblems(draft, source), [draft, source]);
  // What was stored in the tab says the same in other objects.
  const isUnsaved = useMemo(() => !isSame(draft, state.saved), [draft, state.saved]);
  // What the API found is told beside what the browser finds, once somebody tried to save.
  const issues: readonly Issue[] = state.save.status === 'refused' ? [...state.save.issues, ...problems] : [];
  return {
    ...state,
    ...{ draft, isUnsaved, problems, issues, locations, locales, source, locale },
    setLocale: (wanted: string) => setLocale(locales.find((one) => one === wanted) ?? source),
    isSource: locale === source,
    mayWrite: mayEditForms(person),
    errorAt: (path: string) => issues.find((issue) => issue.path === path)?.message,
  };
}

export type FormEdit = ReturnType<typeof useFormEdit>;
