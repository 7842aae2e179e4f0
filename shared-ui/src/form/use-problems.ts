import type { ShownField } from '@showroom/contracts/entities/form';
import { type Answers, checkAnswers } from '@showroom/contracts/forms/check-answers';
import { useState } from 'react';
import { useMessages } from '../texts/messages';
import type { FormSection } from './FormSections';
import formMessages from './messages/en.json';
import { problemText } from './problem-text';

type Problems = Readonly<Record<string, string>>;

/** Problems of fields that visitors see, by the rules that the server has too. */
function problemsIn(fields: readonly ShownField[], answers: Answers, within: readonly ShownField[]): Problems {
  const seen = within.filter(({ kind }) => kind !== 'hidden').map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(checkAnswers(fields, answers).problems).filter(([name]) => seen.includes(name)),
  );
}

/** What is wrong with a form, and the step in sight: the first with something wrong. */
export function useProblems(fields: readonly ShownField[], sections: readonly FormSection[], first: Problems) {
  const texts = useMessages(formMessages);
  const [problems, setProblems] = useState(first);
  const [step, setStep] = useState(() => stepOf(sections, Object.keys(first)));
  /** Counts refusals and steps, after each of which the focus moves. */
  const [refusals, setRefusals] = useState(0);

  function refuse(found: Problems): void {
    setProblems(found);
    setStep(stepOf(sections, Object.keys(found)));
    setRefusals((count) => count + 1);
  }
  /** Whether all of some fields is right; what is not is told. */
  function accept(answers: Answers, within: readonly ShownField[]): boolean {
    const found = problemsIn(fields, answers, within);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return false;
    }
    setProblems({});
    return true;
  }
  const patternOf = (name: string) => fields.find((field) => field.name === name);
  const told = Object.entries(problems).map(([name, one]) => [name, problemText(one, texts, patternOf(name))] as const);
  return {
    ...{ step, setStep, refusals, refuse, accept },
    problems: Object.fromEntries(told),
    forgive: (name: string) => {
      if (Object.hasOwn(problems, name)) setProblems(({ [name]: _, ...others }) => others);
    },
  };
}

function stepOf(sections: readonly FormSection[], names: readonly string[]): number {
  const index = sections.findIndex(({ fields }) => fields.some(({ name }) => names.includes(name)));
  return Math.max(0, index);
}
