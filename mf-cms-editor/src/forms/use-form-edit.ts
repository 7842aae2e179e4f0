import { isSame } from '@showroom/contracts/content/is-same';
import type { EditedForm } from '@showroom/contracts/entities/form';
import type { Location } from '@showroom/contracts/entities/location';
import { definitionProblems } from '@showroom/contracts/forms/definition-problems';
import problemMessages from '@showroom/contracts/forms/messages/en.json';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { discardDraft, fetchForm, publishForm, saveDraft } from '../data/form-calls';
import type { Issue } from '../layout/issue';
import { mayEditForms } from '../layout/may-change';
import { useAutosave } from '../saving/use-autosave';
import { autosaveReason, createFormStore, isUnsaved } from './form-store';

export interface FormData {
  readonly form: EditedForm;
  readonly locations: readonly Location[];
}

/** The form as it is edited; one store for as long as it is open. */
export function useFormEdit({ form, locations }: FormData) {
  const { client, market, person } = usePlatform();
  const problemTexts = useMessages(problemMessages);
  const locales: readonly string[] = market.locales;
  const [source] = market.locales;
  const [locale, setLocale] = useState(source);
  const [store] = useState(() =>
    createFormStore({
      form,
      source,
      problemTexts,
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
  const problems = useMemo(() => definitionProblems(draft, source, problemTexts), [draft, source, problemTexts]);
  // What was stored in the tab says the same in other objects.
  const { log, saved, unanswered } = state;
  const isTyped = useMemo(() => isUnsaved({ log, saved, unanswered }), [log, saved, unanswered]);
  const isDraft = useMemo(
    () => !isSame(draft, state.form.attributes.definition),
    [draft, state.form.attributes.definition],
  );
  useAutosave({
    reason: isTyped && mayEditForms(person) ? autosaveReason(state.save) : undefined,
    save: state.save,
    content: draft,
    autosave: state.autosave,
  });
  // What only the API found is told beside what the browser finds, once somebody tried to publish.
  const known = new Set(problems.map(({ path }) => path));
  const issues: readonly Issue[] =
    state.save.status === 'refused' ? [...state.save.issues.filter(({ path }) => !known.has(path)), ...problems] : [];
  return {
    ...state,
    ...{ draft, isUnsaved: isTyped, isDraft, problems, issues, locations, locales, source, locale },
    setLocale: (wanted: string) => setLocale(locales.find((one) => one === wanted) ?? source),
    isSource: locale === source,
    mayWrite: mayEditForms(person),
    errorAt: (path: string) => issues.find((issue) => issue.path === path)?.message,
  };
}

export type FormEdit = ReturnType<typeof useFormEdit>;
