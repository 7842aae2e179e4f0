import { linkFormPreview, openFormPreview } from '@showroom/contracts/calls/forms';
import { type FormDefinition, formDefinition } from '@showroom/contracts/entities/form';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { idOfPreview, previewToken } from '../pages/preview-link';
import { shownFormAnswer } from './form-answers';
import { draftOf, formNotFound, openForm, ownOpenForm, type StoredForm } from './form-store';

/** Serves drafts of forms, as visitors would see them, to whoever has a link. */
export function serveFormPreviews(api: Api, { config, database: { db } }: Pick<Context, 'config' | 'database'>): void {
  const { ORDER_LINK_SECRET: secret } = config;

  /** What is written by now; undefined while it lacks what a form cannot be shown without. */
  async function draftedDefinition({ id, definition }: StoredForm): Promise<FormDefinition | undefined> {
    const draft = (await draftOf(db, id))?.definition;
    return draft ? formDefinition.safeParse({ ...draft, name: definition.name }).data : definition;
  }

  implement(api, linkFormPreview, async ({ params, caller }) => {
    const form = await ownOpenForm(db, params.id, caller);
    if (!(await draftedDefinition(form))) throw new Refusal(409, 'What is written of this form cannot be shown yet.');
    const { token, ends } = previewToken('form', form.id, Date.now() / 1000, secret);
    const path = `/disabled-preview/form/${form.id}?preview=${token}`;
    return { path, expires_at: new Date(ends * 1000).toISOString() };
  });

  implement(api, openFormPreview, async ({ params, query: { market, locale } }) => {
    const id = idOfPreview('form', params.token, Date.now() / 1000, secret);
    const form = id === undefined ? undefined : await openForm(db, id);
    const definition = form?.market === market ? await draftedDefinition(form) : undefined;
    if (!form || !definition) throw formNotFound();
    return { data: shownFormAnswer({ ...form, definition }, locale) };
  });
}
