import type { Answers } from '@showroom/contracts/forms/check-answers';

/** What a visitor without scripts sent and did not get through. */
export interface FilledForm {
  readonly id: string;
  readonly answers: Answers;
  /** By names of fields: an AnswerProblem, or a sentence of the API. */
  readonly problems: Readonly<Record<string, string>>;
  /**
   * `refused` for the form's rules, `limited` for now, `unproven` where a person has to prove to be
   * one, `failed` where nothing could take it.
   */
  readonly outcome: 'refused' | 'limited' | 'unproven' | 'failed';
  /** Values that are no fields of the form. */
  readonly hidden: Readonly<Record<string, string>>;
}
