import { randomUUID } from 'node:crypto';
import {
  createForm,
  deleteForm,
  discardFormDraft,
  duplicateForm,
  exportForm,
  getConfirmation,
  getEditedForm,
  getFormIntegrations,
  getNotifications,
  getThankYou,
  importForm,
  listForms,
  saveFormDraft,
  updateForm,
  updateFormIntegrations,
  updateFormRetention,
} from '@showroom/contracts/calls/forms';
import { type EditedForm, type FormDefinition, formDefinition } from '@showroom/contracts/entities/form';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import type { Db } from '../../database/database';
import type { Api, Caller, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { revisionIn } from '../kernel/revision';
import { isOfInternet } from '../outside/ask-outside';
import { definitionIssues } from './check-definition';
import { editedFormAnswer, formAnswer } from './form-answers';
import {
  addForm,
  countsOf,
  draftOf,
  type FormChange,
  ownOpenForm,
  removeForm,
  type StoredForm,
  saveDraft,
  saveForm,
  saveRetention,
  saveSystems,
  searchForms,
} from './form-store';
import { pagesShowing } from './form-uses';
import { locationsOf } from './location-store';
import { inLanguagesOf } from './translated-texts';

const ITEMS = 50;

const whoOf = ({ subject }: Caller) => subject ?? '';

async function editedAnswer(db: Db, form: StoredForm): Promise<{ data: EditedForm }> {
  return { data: editedFormAnswer(form, await countsOf(db, form.id), await draftOf(db, form.id)) };
}

/** Throws 422 with everything that is wrong with a form. */
async function checkedDefinition(db: Db, market: MarketCode, definition: FormDefinition): Promise<FormDefinition> {
  const locations = (await locationsOf(db, [market])).map(({ id }) => id);
  const issues = definitionIssues(definition, { locales: MARKETS[market].locales, locations });
  if (issues.length > 0) throw new Refusal(422, 'This form cannot be filled in.', issues);
  return definition;
}

interface Asked {
  readonly params: { readonly id: string };
  readonly headers: { readonly 'if-match': string };
  readonly caller: Caller;
}

/** What somebody wants to change, from the revision that they have seen. */
async function changeOf(db: Db, { params, headers, caller }: Asked): Promise<FormChange> {
  const form = await ownOpenForm(db, params.id, caller);
  return { form, revision: revisionIn(headers), who: whoOf(caller) };
}

/** Throws 412 with what stands there now. */
async function changedMeanwhile(db: Db, { params, caller }: Asked): Promise<never> {
  const { data } = await editedAnswer(db, await ownOpenForm(db, params.id, caller));
  throw new ShowroomError('form.changed', { status: 412, present: data });
}

/** Serves forms to whoever writes them. */
export function serveEditedForms(api: Api, db: Db): void {
  implement(api, listForms, async ({ query: { market, q = '', page = 1, items = ITEMS }, caller }) => {
    const markets = caller.markets.own().filter((code) => market === undefined || code === market);
    const { total, found } = await searchForms(db, { markets, q: q.trim(), page, items });
    const data = found.map(({ form, ...counts }) => formAnswer(form, counts));
    return { data, meta: { total, page, pages: Math.max(1, Math.ceil(total / items)), items } };
  });

  implement(api, getEditedForm, async ({ params, caller }) =>
    editedAnswer(db, await ownOpenForm(db, params.id, caller)),
  );

  implement(api, createForm, async ({ body: { market, id = randomUUID(), definition }, caller }) => {
    const checked = await checkedDefinition(db, market, definition);
    const form = await addForm(db, { id, market, definition: checked, who: whoOf(caller) });
    if (form) return editedAnswer(db, form);
    throw new Refusal(409, 'There is a form with this id.', [{ path: 'id', message: 'is that of another form' }]);
  });

  implement(api, updateForm, async ({ body, ...asked }) => {
    const change = await changeOf(db, asked);
    const definition = await checkedDefinition(db, change.form.market, body.definition);
    const form = await saveForm(db, change, definition, body.draft_revision);
    return form ? editedAnswer(db, form) : changedMeanwhile(db, asked);
  });

  implement(api, saveFormDraft, async ({ body, ...asked }) => {
    const change = await changeOf(db, asked);
    const isSaved = await saveDraft(db, change, body);
    return isSaved ? editedAnswer(db, change.form) : changedMeanwhile(db, asked);
  });

  implement(api, discardFormDraft, async (asked) => {
    const change = await changeOf(db, asked);
    const isDropped = await saveDraft(db, change, { base: change.form.revision, definition: null });
    return isDropped ? editedAnswer(db, change.form) : changedMeanwhile(db, asked);
  });

  implement(api, deleteForm, async (asked) => {
    const change = await changeOf(db, asked);
    const isRemoved = await removeForm(db, change, async (transaction) => {
      const [page, ...others] = await pagesShowing(transaction, change.form.market, change.form.id);
      if (page === undefined) return;
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      throw new Refusal(409, `Published pages show this form: ${page}${more}.`);
    });
    return isRemoved ? undefined : changedMeanwhile(db, asked);
  });
}

/** Serves what belongs to a form beside its fields. */
export function serveFormParts(api: Api, { config, database: { db } }: Pick<Context, 'config' | 'database'>): void {
  const ownOf = ({ params, caller }: Pick<Asked, 'params' | 'caller'>) => ownOpenForm(db, params.id, caller);

  implement(api, getThankYou, async (asked) => {
    const { id, definition } = await ownOf(asked);
    return { data: { id, type: 'thank_you' as const, attributes: definition.thank_you } };
  });
  implement(api, getNotifications, async (asked) => {
    const { id, definition } = await ownOf(asked);
    return { data: { id, type: 'notifications' as const, attributes: { rules: definition.notifications } } };
  });
  implement(api, getConfirmation, async (asked) => {
    const { id, definition } = await ownOf(asked);
    return { data: { id, type: 'confirmations' as const, attributes: definition.confirmation } };
  });
  implement(api, getFormIntegrations, async (asked) => {
    const { id, systems } = await ownOf(asked);
    return { data: { id, type: 'integrations' as const, attributes: { integrations: [...systems] } } };
  });
  implement(api, updateFormRetention, async ({ body: { days }, ...asked }) => {
    const form = await ownOf(asked);
    await saveRetention(db, { form, who: whoOf(asked.caller) }, days);
    return { data: { id: form.id, type: 'retention' as const, attributes: { days } } };
  });
  implement(api, updateFormIntegrations, async ({ body: { integrations, webhook_secret }, ...asked }) => {
    const form = await ownOf(asked);
    const kinds = new Set(integrations.map(({ kind }) => kind));
    const isAllowed = (url: string) =>
      URL.canParse(url) && (config.NODE_ENV !== 'production' || isOfInternet(new URL(url)));
    const issues = [
      ...integrations.flatMap((one, index) =>
        one.kind === 'webhook' && !isAllowed(one.url)
          ? [{ path: `integrations.${index}.url`, message: 'must be an address of the internet, by https' }]
          : [],
      ),
      ...(kinds.size < integrations.length ? [{ path: 'integrations', message: 'has a kind twice' }] : []),
      ...(kinds.has('webhook') && webhook_secret === undefined && form.webhook_secret === null
        ? [{ path: 'webhook_secret', message: 'signs what the webhook gets, and is missing' }]
        : []),
    ];
    if (issues.length > 0) throw new Refusal(422, 'Leads cannot be sent there.', issues);
    await saveSystems(db, { form, who: whoOf(asked.caller) }, integrations, webhook_secret);
    return { data: { id: form.id, type: 'integrations' as const, attributes: { integrations } } };
  });
}

/** Notifications name people and places of one market or installation: they do not travel. */
const travelling = (definition: FormDefinition): FormDefinition => ({
  ...definition,
  notifications: definition.notifications.filter(({ to }) => to === 'chosen_retailer' || to === 'nearest_retailer'),
});

/** Serves forms as files and copies. */
export function serveFormFiles(api: Api, db: Db): void {
  implement(api, exportForm, async ({ params, caller }) => {
    const { definition } = await ownOpenForm(db, params.id, caller);
    return { kind: 'showroom-form' as const, version: 1 as const, definition: travelling(definition) };
  });

  async function added(market: MarketCode, definition: FormDefinition, who: string) {
    const form = await addForm(db, { id: randomUUID(), market, definition, who });
    if (!form) throw new Error('A form was not stored');
    return editedAnswer(db, form);
  }

  implement(api, importForm, async ({ body: { market, file }, caller }) => {
    const translated = formDefinition.parse(inLanguagesOf(travelling(file.definition), MARKETS[market].locales));
    return added(market, await checkedDefinition(db, market, translated), whoOf(caller));
  });

  implement(api, duplicateForm, async ({ params, query: { name }, caller }) => {
    const { market, definition } = await ownOpenForm(db, params.id, caller);
    return added(market, { ...definition, name }, whoOf(caller));
  });
}
