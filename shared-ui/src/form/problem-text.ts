import type { ShownField } from '@showroom/contracts/entities/form';
import { ANSWER_PROBLEMS, type AnswerProblem, PROBLEM_TEXTS } from '@showroom/contracts/forms/check-answers';
import type formMessages from './messages/en.json';

const isProblem = (value: string): value is AnswerProblem => ANSWER_PROBLEMS.some((known) => known === value);

/**
 * A problem in the page's language: by its name or by the sentence that the API has for it; any
 * other sentence stands as it is.
 */
export function problemText(
  problem: string,
  texts: typeof formMessages,
  field: Pick<ShownField, 'pattern_text'> | undefined,
): string {
  const known = isProblem(problem) ? problem : ANSWER_PROBLEMS.find((one) => PROBLEM_TEXTS[one] === problem);
  if (known === undefined) return problem;
  return (known === 'pattern' && field?.pattern_text) || texts[known];
}
