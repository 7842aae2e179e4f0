import type { EditedForm, Form, ShownForm } from '@showroom/contracts/entities/form';
import { formInLanguage } from '@showroom/contracts/forms/form-in-language';
import { MARKETS } from '@showroom/contracts/markets';
import { localesOf } from '../market/locales';
import type { LeadCounts, StoredForm } from './form-store';

const savedAt = ({ saved_at }: Pick<StoredForm, 'saved_at'>) => new Date(saved_at).toISOString();

/** As the list of forms shows it. */
export function formAnswer(form: StoredForm, { leads, dead }: LeadCounts): Form {
  const { id, name, type, market, revision, author, definition } = form;
  const { fields } = definition;
  return {
    id,
    type: 'form',
    attributes: { name, type, market, fields, revision, author, saved_at: savedAt(form), leads, dead },
  };
}

/** As those who write it see it. */
export function editedFormAnswer(form: StoredForm, { leads, dead }: LeadCounts): EditedForm {
  const { id, market, definition, systems, retention_days, revision, author } = form;
  const own = { market, definition, integrations: [...systems], retention_days };
  const attributes = { ...own, revision, author, saved_at: savedAt(form) };
  return { id, type: 'edited_form', attributes: { ...attributes, leads, dead } };
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
