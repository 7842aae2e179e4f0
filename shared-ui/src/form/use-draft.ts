import type { ShownForm } from '@showroom/contracts/entities/form';
import type { Answers } from '@showroom/contracts/forms/check-answers';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { answersOf } from './answers-of';
import { filledIn, fillInputs, loadDraft, removeDraft, storeDraft } from './form-draft';
import { mappedValues } from './mapped-values';

/** What was typed, and what an address gives to fields that were left empty. */
function withMapped(typed: Answers = {}, mapped: Readonly<Record<string, string>>): Answers {
  const isEmpty = (name: string) => String(typed[name] ?? '') === '';
  return { ...typed, ...Object.fromEntries(Object.entries(mapped).filter(([name]) => isEmpty(name))) };
}

/**
 * Holds what is typed until it is sent: a reload, or a dialog that is closed, loses nothing.
 * `isSent` says that the inputs hold what the server has seen already.
 */
export function useDraft(form: ShownForm, element: RefObject<HTMLFormElement | null>, isSent: boolean) {
  const { id } = form;
  const { fields } = form.attributes;
  const { settings } = usePlatform();
  const key = useRef<string>(undefined);
  const token = useRef<string>(undefined);
  const startedAt = useRef<number>(undefined);
  const [isLive, setLive] = useState(false);
  const [mapped, setMapped] = useState<Readonly<Record<string, string>>>();
  const [answers, setAnswers] = useState<Answers>();

  const present = (): Answers => answersOf(fields, filledIn(element.current));

  // What was typed before the code came stands in the inputs already, and stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a form, when the code has come
  useEffect(() => {
    setLive(true);
    if (!element.current) return;
    const query = new URLSearchParams(window.location.search);
    const given = mappedValues(fields, settings.get('forms.query_mapping'), query);
    setMapped(given);
    const draft = isSent ? undefined : loadDraft(id);
    fillInputs(element.current, withMapped(draft?.answers, given));
    key.current = draft?.key;
    token.current = draft?.token;
    setAnswers(present());
  }, [id]);

  function sendingKey(): string {
    key.current ??= crypto.randomUUID();
    return key.current;
  }

  /** What somebody filled in themselves, and a page can fill in again. */
  function typed(): Answers {
    const isTyped = (name: string) => fields.some((one) => one.name === name && !UNTYPED.includes(one.kind));
    return Object.fromEntries(Object.entries(present()).filter(([name]) => isTyped(name)));
  }

  function change(): void {
    startedAt.current ??= performance.now();
    storeDraft(id, { answers: typed(), key: sendingKey(), token: token.current });
    if (fields.some(({ shown_if, kind }) => shown_if || kind === 'computed')) setAnswers(present());
  }

  return {
    isLive,
    /** Decides what is asked and computed; undefined until the code has come. */
    answers,
    /** What the page's address gives to fields. */
    mapped,
    sendingKey,
    seconds: () => (startedAt.current === undefined ? undefined : (performance.now() - startedAt.current) / 1000),
    typed,
    change,
    fill(given: Answers): void {
      if (!element.current) return;
      fillInputs(element.current, given);
      change();
    },
    token: () => token.current,
    holdToken(given: string): void {
      token.current = given;
      change();
    },
    clear(): void {
      key.current = undefined;
      token.current = undefined;
      removeDraft(id);
    },
  };
}

const UNTYPED: readonly string[] = ['file', 'hidden'];
