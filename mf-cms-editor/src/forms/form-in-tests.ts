import { getEditedForm, listLocations, saveFormDraft, updateForm } from '@showroom/contracts/calls/forms';
import { type FormDefinition, formDefinition } from '@showroom/contracts/entities/form';
import type { Role } from '@showroom/contracts/entities/role';
import type { MarketCode } from '@showroom/contracts/markets';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitAs, visitIn } from '../editor-in-tests';
import { exampleForm, exampleLocation } from './examples';

const FORM = '/cms/forms/contact';

const answers = [
  answerTo(getEditedForm, { data: exampleForm() }),
  answerTo(listLocations, { data: [exampleLocation] }),
  answerTo(saveFormDraft, ({ body, headers }) => ({ data: exampleDrafted(body.definition, headers['if-match']) })),
  answerTo(updateForm, ({ body, headers }) => ({
    data: exampleForm(formDefinition.parse(body.definition), {
      revision: Number(headers['if-match'].slice(1, -1)) + 1,
    }),
  })),
];

/** The example with a draft, as the API has it once the draft that a change names was changed. */
export function exampleDrafted(definition: Record<string, unknown>, ifMatch = '"0"') {
  const draft = { definition, base: 3, author: 'Edith Editor', saved_at: '2026-03-02T12:05:00.000Z' };
  return exampleForm({}, { draft, draft_revision: Number(ifMatch.slice(1, -1)) + 1 });
}

/** Opens the builder, or one of its parts, as somebody with a role. */
export async function openForm(query = '', role: Role = 'editor', ...over: readonly FakeAnswer[]) {
  const visited = visitAs(role, FORM + query, ...answers, ...over);
  await screen.findByRole('heading', { level: 1 });
  /** The form that was published last. */
  const published = (): FormDefinition | undefined => {
    const last = visited.sent(updateForm).at(-1)?.['body'];
    return typeof last === 'object' && last !== null ? Reflect.get(last, 'definition') : undefined;
  };
  return { ...visited, published, user: userEvent.setup() };
}

/** Opens the builder on the site of a market, in one of its languages. */
export async function openFormIn(market: MarketCode, locale: string) {
  const visited = visitIn(market, locale, FORM, ...answers);
  await screen.findByRole('heading', { level: 1 });
  return { ...visited, user: userEvent.setup() };
}

export const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }));
export const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
/** The titles of the fields, in their order. */
export const fieldNames = () =>
  within(screen.getByRole('region', { name: 'Fields' }))
    .getAllByRole('button', { name: /^Move .*(?<! up| down)$/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Move ', ''));
/** Opens the settings of a field. */
export const openField = (name: RegExp) => userEvent.click(screen.getByRole('button', { name, expanded: false }));
