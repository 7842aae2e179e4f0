import { isSame } from '@showroom/contracts/content/is-same';
import type { EditedForm } from '@showroom/contracts/entities/form';
import type { Location } from '@showroom/contracts/entities/location';
import { definitionProblems } from '@showroom/contracts/forms/definition-problems';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { discardDraft, fetchForm, publishForm, saveDraft } from '../data/form-calls';
import type { Issue } from '../layout/issue';
import { mayEditForms } from '../layout/may-change';
import { createFormStore, type FormState } from './form-store';

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
      saveDraft: (seen, definition) => saveDraft(client, seen, definition),
      discardDraft: (seen) => discardDraft(client, seen),
      publish: (seen, definition) => publishForm(client, seen, definition),
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
  const isDraft = useMemo(
    () => !isSame(draft, state.form.attributes.definition),
    [draft, state.form.attributes.definition],
  );
  useAutosave(state, isUnsaved && mayEditForms(person));
  // What the API found is told beside what the browser finds, once somebody tried to publish.
  const issues: readonly Issue[] = state.save.status === 'refused' ? [...state.save.issues, ...problems] : [];
  return {
    ...state,
    ...{ draft, isUnsaved, isDraft, problems, issues, locations, locales, source, locale },
    setLocale: (wanted: string) => setLocale(locales.find((one) => one === wanted) ?? source),
    isSource: locale === source,
    mayWrite: mayEditForms(person),
    errorAt: (path: string) => issues.find((issue) => issue.path === path)?.message,
  };
}

/** As for pages: long enough for a sentence to be thought to its end. */
const AUTOSAVE_AFTER = 2000;

function useAutosave({ log, saved, save: { status }, autosave }: FormState, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || log.present === saved || (status !== 'idle' && status !== 'refused')) return;
    const timer = setTimeout(() => void autosave(), AUTOSAVE_AFTER);
    // Each further change begins the wait anew.
    return () => clearTimeout(timer);
  }, [log, saved, status, autosave, isWanted]);
}

export type FormEdit = ReturnType<typeof useFormEdit>;
