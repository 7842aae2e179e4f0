import type { EditedForm, Form, ShownForm } from '@showroom/contracts/entities/form';
import { formInLanguage } from '@showroom/contracts/forms/form-in-language';
import { MARKETS } from '@showroom/contracts/markets';
import type { FormDraftRow } from '../../database/schema/forms';
import { localesOf } from '../market/locales';
import type { LeadCounts, StoredForm } from './form-store';

const savedAt = ({ saved_at }: Pick<StoredForm, 'saved_at'>) => new Date(saved_at).toISOString();

/** As the list of forms shows it. */
export function formAnswer(form: StoredForm, counts: LeadCounts): Form {
  const { id, name, type, market, revision, author, definition } = form;
  const { fields } = definition;
  return {
    id,
    type: 'form',
    attributes: { name, type, market, fields, revision, author, saved_at: savedAt(form), ...counts },
  };
}

function draftAnswer({ definition, base, author, saved_at }: FormDraftRow): EditedForm['attributes']['draft'] {
  return definition && { definition, base, author, saved_at: savedAt({ saved_at }) };
}

/** As those who write it see it. */
export function editedFormAnswer(
  form: StoredForm,
  { leads, dead }: LeadCounts,
  draft: FormDraftRow | undefined,
): EditedForm {
  const { id, market, definition, systems, retention_days, revision, author } = form;
  const own = { market, definition, integrations: [...systems], retention_days };
  const attributes = { ...own, revision, author, saved_at: savedAt(form) };
  const drafted = { draft: draft ? draftAnswer(draft) : null, draft_revision: draft?.revision ?? 0 };
  return { id, type: 'edited_form', attributes: { ...attributes, ...drafted, leads, dead } };
}

/** As a visitor of one language fills it in. */
export function shownFormAnswer(
  { id, market, revision, definition }: StoredForm,
  asked: string | undefined,
): ShownForm {
  const { own } = localesOf(market, asked);
  const shown = formInLanguage(definition, own, MARKETS[market].locales);
  return { id, type: 'shown_form', attributes: { market, locale: own, version: revision, ...shown } };
}
