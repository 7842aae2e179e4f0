import type { ShownField } from '@showroom/contracts/entities/form';
import { type Answers, askedFields, computedAnswers } from '@showroom/contracts/forms/check-answers';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { useSiteHref } from '../link/SiteLink';
import { sectionsOf } from './FormSections';
import { followAddress } from './follow-address';
import { filledIn } from './form-draft';
import type { FormProps } from './form-props';
import { orderedFields } from './ordered-fields';
import { allAnswers, submissionOf } from './submission';
import { useDraft } from './use-draft';
import { useFormSteps } from './use-form-steps';
import { useProblems } from './use-problems';
import { useSending } from './use-sending';

const NOTHING = {};

/** Everything about a form but its looks: what is asked, what is wrong, and its sending. */
export function useForm({ form, hidden: given = NOTHING, mapped = NOTHING, filled, send }: FormProps) {
  const { client, market, locale, settings, consent } = usePlatform();
  const prefix = useId();
  const element = useRef<HTMLFormElement>(null);
  const uploads = useRef<Promise<unknown>[]>([]);
  const { attributes } = form;
  const fields = useMemo(() => orderedFields(attributes.fields, locale), [attributes.fields, locale]);
  const sections = useMemo(() => sectionsOf(attributes, fields), [attributes, fields]);
  const [firstAnswers] = useState(() => answersAtFirst(fields, mapped, filled));
  const draft = useDraft(form, element, filled !== undefined);
  const hidden = {
    ...filled?.hidden,
    ...hiddenOf(fields, { ...filled?.answers, ...mapped, ...draft.mapped }),
    ...given,
  };
  const { accept, refuse, forgive, ...checks } = useProblems(fields, sections, filled?.problems ?? NOTHING);
  const after = useSiteHref(attributes.thank_you.kind === 'page' ? attributes.thank_you.url : undefined);
  const page = () => ({ path: location.pathname, title: document.title, language: locale, market: market.code });
  const dataOf = () => filledIn(element.current);

  const { status, submit } = useSending({
    ...{ form, filled, send },
    onRefused: refuse,
    collect: async () => {
      await Promise.allSettled(uploads.current);
      if (!accept(allAnswers(fields, dataOf(), hidden, page()), fields)) return undefined;
      const proof = await personProof(settings.get('recaptcha.site_key'), consent);
      return submissionOf(form, dataOf(), hidden, {
        ...{ values: page(), address: location.href, cookies: document.cookie, locale, proof },
        ...{ key: draft.sendingKey(), seconds: draft.seconds() },
      });
    },
    onSent: () => {
      const token = draft.token();
      if (token !== undefined) void dropSaved(client, form.id, token);
      draft.clear();
      if (after) followAddress(after);
    },
  });
  const countInput = useFormSteps(form.id, element, status === 'sent');
  const answers = draft.answers ?? firstAnswers;
  const isLast = checks.step >= sections.length - 1;
  /** A step that is right leads to the next one; nothing is sent before the last. */
  const goOn = () => {
    if (accept(allAnswers(fields, dataOf(), hidden, page()), sections[checks.step]?.fields ?? []))
      checks.setStep(checks.step + 1);
  };
  return {
    ...{ element, fields, sections, hidden, status, isLast, ...checks },
    isLive: draft.isLive,
    draft,
    idOf: (name: string) => `${prefix}${name}`,
    asked: askedFields(fields, answers),
    /** What inputs begin with, and what is computed of them by now. */
    answers: { ...firstAnswers, ...computedAnswers(fields, { ...answers, ...hidden }) },
    onUpload: (upload: Promise<unknown>) => void uploads.current.push(upload),
    onInput({ target }: FormEvent<HTMLFormElement>): void {
      const name = nameOf(target);
      draft.change();
      if (name === '') return;
      forgive(name);
      countInput(name);
    },
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault();
      if (isLast) void submit();
      else goOn();
    },
    goOn,
    focusField(name: string): void {
      const place = document.getElementById(`${prefix}${name}`);
      // Of a group its first box.
      (place?.querySelector<HTMLElement>('input') ?? place)?.focus();
    },
  };
}

/** Of answers, those of hidden fields; the others stand where they are seen. */
function hiddenOf(fields: readonly ShownField[], answers: Answers): Readonly<Record<string, string>> {
  const found = fields
    .filter(({ kind }) => kind === 'hidden')
    .flatMap(({ name }) => {
      const answer = answers[name];
      return typeof answer === 'string' && answer !== '' ? [[name, answer] as const] : [];
    });
  return Object.fromEntries(found);
}

/** What a form holds before anybody fills it in. */
function answersAtFirst(fields: readonly ShownField[], mapped: Answers, filled: FormProps['filled']): Answers {
  const defaults = Object.fromEntries(fields.map(({ name, default_value = '' }) => [name, default_value]));
  return filled?.answers ?? { ...defaults, ...mapped };
}

function nameOf(target: EventTarget): string {
  const isNamed =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  return isNamed ? target.name : '';
}

async function dropSaved(...sent: Parameters<typeof import('./saved-answers').dropAnswers>) {
  const { dropAnswers } = await import(/* webpackChunkName: "form" */ './saved-answers');
  await dropAnswers(...sent);
}

async function personProof(...[key, consent]: Parameters<typeof import('./recaptcha').personProof>) {
  if (key === '') return undefined;
  const recaptcha = await import(/* webpackChunkName: "form" */ './recaptcha');
  return recaptcha.personProof(key, consent);
}
