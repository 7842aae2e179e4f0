import * as z from 'zod/mini';
import {
  confirmation,
  draftedDefinition,
  editedForm,
  FILE_TYPES,
  form,
  formDefinition,
  formId,
  formIntegration,
  notifications,
  shownForm,
  thankYou,
} from '../entities/form';
import { leadValues } from '../entities/lead';
import { location } from '../entities/location';
import { MARKET_CODES } from '../markets';
import { integerText, list, resource, single } from '../schema/schema';
import { call } from './call';
import { revisionHeaders } from './revision';

const EDIT = ['editor', 'market_manager', 'admin'] as const;
const LOOK = [...EDIT, 'lead_manager'] as const;
const CHANGE = ['market_manager', 'admin'] as const;

const market = z.enum(MARKET_CODES);
const params = z.object({ id: formId });
const locale = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a language such as en-GB'));

/** Forms of one market or of all, with the numbers of their leads. */
export const listForms = call({
  method: 'GET',
  path: '/forms',
  summary: 'Forms with how many leads they brought, and how many of those were not delivered.',
  access: LOOK,
  query: z.object({
    market: z.optional(market),
    /** Part of an id or name. */
    q: z.optional(z.string().check(z.maxLength(200))),
    page: z.optional(integerText(1, 100_000)),
    items: z.optional(integerText(1, 100)),
  }),
  answer: list(form),
});

/** A form as a page shows it, in one language. */
export const getForm = call({
  method: 'GET',
  path: '/forms/:id',
  summary: 'A form in one language, as visitors fill it in.',
  access: 'anyone',
  params,
  query: z.object({ locale: z.optional(locale) }),
  answer: single(shownForm),
  kept: 'until-changed',
});

/** A form in every language, for those who write it. */
export const getEditedForm = call({
  method: 'GET',
  path: '/forms/:id/definition',
  summary: 'A form in every language, with its settings, integrations and revision.',
  access: LOOK,
  params,
  answer: single(editedForm),
});

/** Adds a form, which can be filled in at once. */
export const createForm = call({
  method: 'POST',
  path: '/forms',
  summary: 'Adds a form to a market.',
  access: EDIT,
  body: z.object({ market, id: z.optional(formId), definition: formDefinition }),
  status: 201,
  answer: single(editedForm),
});

/** Stores what is written of a form, beside what visitors get. */
export const saveFormDraft = call({
  method: 'PUT',
  path: '/forms/:id/draft',
  summary: 'Stores the draft of a form, from the revision of the draft that was seen (0 for none).',
  access: EDIT,
  params,
  headers: revisionHeaders,
  body: z.object({ definition: draftedDefinition, base: z.int().check(z.gte(0)) }),
  answer: single(editedForm),
});

/** Drops the draft of a form; visitors have what they had. */
export const discardFormDraft = call({
  method: 'DELETE',
  path: '/forms/:id/draft',
  summary: 'Discards the draft of a form, from the revision of the draft that was seen.',
  access: EDIT,
  params,
  headers: revisionHeaders,
  answer: single(editedForm),
});

/** Makes a link to the draft of a form for people without an account. */
export const linkFormPreview = call({
  method: 'POST',
  path: '/forms/:id/preview_links',
  summary: 'Makes a signed link to the draft of a form, which ends after a week.',
  access: EDIT,
  params,
  status: 201,
  answer: z.object({ path: z.string(), expires_at: z.string() }),
});

/** The draft of a form for whoever has a link to it that has not ended. */
export const openFormPreview = call({
  method: 'GET',
  path: '/public_api/forms/previews/:token',
  summary: 'The draft of a form in one language, by a signed link.',
  access: 'anyone',
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  query: z.object({ market, locale: z.optional(locale) }),
  answer: single(shownForm),
});

/** Makes a new version of a form, which visitors get at once. */
export const updateForm = call({
  method: 'PUT',
  path: '/forms/:id',
  summary: 'Makes a new version of a form; leads keep the version they were sent with.',
  access: EDIT,
  params,
  headers: revisionHeaders,
  body: z.object({
    definition: formDefinition,
    /** The draft that this ends; refused with 412 where there is a later one. Default: it stays. */
    draft_revision: z.optional(z.int().check(z.gte(0))),
  }),
  answer: single(editedForm),
});

/** Takes a form from visitors; its leads stay. */
export const deleteForm = call({
  method: 'DELETE',
  path: '/forms/:id',
  summary: 'Deletes a form; its leads stay for exports. Refused while published pages show it.',
  access: CHANGE,
  params,
  headers: revisionHeaders,
  status: 204,
  answer: z.undefined(),
});

/** What visitors see after sending. */
export const getThankYou = call({
  method: 'GET',
  path: '/forms/:id/settings/thank_you',
  summary: 'What visitors see after sending, in every language.',
  access: LOOK,
  params,
  answer: single(resource('thank_you', z.string(), thankYou)),
});

/** Who is told of a form's leads. */
export const getNotifications = call({
  method: 'GET',
  path: '/forms/:id/settings/notifications',
  summary: 'Who is told of a lead by e-mail.',
  access: LOOK,
  params,
  answer: single(resource('notifications', z.string(), z.object({ rules: notifications }))),
});

/** The e-mail to whoever sends a form. */
export const getConfirmation = call({
  method: 'GET',
  path: '/forms/:id/settings/confirmations',
  summary: 'The e-mail to whoever sends the form, in every language.',
  access: LOOK,
  params,
  answer: single(resource('confirmations', z.string(), confirmation)),
});

const integrations = resource('integrations', z.string(), z.object({ integrations: z.array(formIntegration) }));

/** Where a form's leads are sent. */
export const getFormIntegrations = call({
  method: 'GET',
  path: '/forms/:id/integrations',
  summary: 'The systems that leads of a form are sent to.',
  access: LOOK,
  params,
  answer: single(integrations),
});

/** Says where a form's leads are sent from now on. */
export const updateFormIntegrations = call({
  method: 'PUT',
  path: '/forms/:id/integrations',
  summary: 'Says where leads of a form are sent from now on; a webhook may get a new secret.',
  access: CHANGE,
  params,
  body: z.object({
    integrations: z.array(formIntegration).check(z.maxLength(2)),
    /** Signs what the webhook gets; written, never shown. Default: it stays. */
    webhook_secret: z.optional(z.string().check(z.minLength(16), z.maxLength(200))),
  }),
  answer: single(integrations),
});

const retention = z.object({ days: z.nullable(z.int().check(z.gte(1), z.lte(3650))) });

/** Says how long a form's leads are retained. */
export const updateFormRetention = call({
  method: 'PUT',
  path: '/forms/:id/retention',
  summary: 'Says after how many days leads of a form are erased; null for as many as its market says.',
  access: CHANGE,
  params,
  body: retention,
  answer: single(resource('retention', z.string(), retention)),
});

/** Everything of a form that another market or installation can import. */
export const formFile = z.object({
  kind: z.literal('showroom-form'),
  version: z.literal(1),
  definition: formDefinition,
});

/** A form as a file. */
export const exportForm = call({
  method: 'GET',
  path: '/forms/:id/export',
  summary: 'A form as a file that can be imported; without leads, secrets and integrations.',
  access: LOOK,
  params,
  answer: formFile,
});

/** Makes a form of an exported file. */
export const importForm = call({
  method: 'POST',
  path: '/forms/import',
  summary: 'Adds a form that was exported; languages that the market does not have stay unused.',
  access: EDIT,
  body: z.object({ market, file: formFile }),
  status: 201,
  answer: single(editedForm),
});

/** Copies a form under another name. */
export const duplicateForm = call({
  method: 'POST',
  path: '/forms/:id/duplicate',
  summary: 'Copies a form under another name, with settings and without leads.',
  access: EDIT,
  params,
  query: z.object({ name: z.string().check(z.minLength(1), z.maxLength(120)) }),
  status: 201,
  answer: single(editedForm),
});

/** What happens with a form on pages, without anything of who did it. */
const step = z.object({ kind: z.enum(['seen', 'begun', 'left', 'saved', 'sent']), field: z.string(), count: z.int() });

/** Counts what a visitor did with a form; sent with consent to statistics alone. */
export const countFormStep = call({
  method: 'POST',
  path: '/forms/:id/steps',
  summary: 'Counts that a form was seen, begun or left, and at which field.',
  access: 'visitor',
  params,
  body: z.object({ kind: z.enum(['seen', 'begun', 'left']), field: z._default(z.string().check(z.maxLength(40)), '') }),
  status: 204,
  answer: z.undefined(),
});

/** How far visitors come with a form. */
export const getFormStatistics = call({
  method: 'GET',
  path: '/forms/:id/statistics',
  summary: 'How often a form was seen, begun, left at which field, and sent, in the last days.',
  access: LOOK,
  params,
  query: z.object({ days: z.optional(integerText(1, 400)) }),
  answer: z.object({ data: z.array(step) }),
});

const saved = z.object({ token: z.string(), expires_at: z.string() });
const savedParams = z.object({ id: formId, token: z.string().check(z.regex(/^[\w-]{20,64}$/, 'must be a token')) });

/** Saves what somebody filled in, because they asked for it, to go on later. */
export const saveAnswers = call({
  method: 'POST',
  path: '/forms/:id/saved_answers',
  summary: 'Saves unfinished answers for at most 30 days; under the token that they have, or a new one.',
  access: 'visitor',
  params,
  body: z.object({ values: leadValues, token: z.optional(savedParams.shape.token) }),
  status: 201,
  answer: saved,
});

/** What was saved, for whoever has its token. */
export const getSavedAnswers = call({
  method: 'GET',
  path: '/forms/:id/saved_answers/:token',
  summary: 'Answers that somebody saved to go on later.',
  access: 'anyone',
  params: savedParams,
  answer: z.object({ values: leadValues, expires_at: z.string() }),
});

/** Deletes what was saved, such as once it is sent. */
export const dropSavedAnswers = call({
  method: 'DELETE',
  path: '/forms/:id/saved_answers/:token',
  summary: 'Deletes saved answers.',
  access: 'visitor',
  params: savedParams,
  status: 204,
  answer: z.undefined(),
});

/** A file that a visitor brings before they send a form. */
export const uploadFormFile = call({
  method: 'POST',
  path: '/forms/:id/files',
  summary: `Stores a file of a visitor (${FILE_TYPES.join(', ')}) until its form is sent, for a day otherwise.`,
  access: 'visitor',
  params,
  query: z.object({ field: z.string().check(z.maxLength(40)), name: z.string().check(z.maxLength(200)) }),
  sends: 'file',
  status: 201,
  answer: single(
    resource('form_file', z.string(), z.object({ name: z.string(), type: z.enum(FILE_TYPES), bytes: z.int() })),
  ),
});

const locationBody = z.object({
  market,
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  email: z.email('must be an e-mail address').check(z.maxLength(254)),
  address: z._default(z.string().check(z.maxLength(500)), ''),
});
const locationParams = z.object({ id: z.string().check(z.maxLength(64)) });

/** The places that leads can be sent to. */
export const listLocations = call({
  method: 'GET',
  path: '/locations',
  summary: 'Locations of a market, by name.',
  access: LOOK,
  query: z.object({ market: z.optional(market) }),
  answer: z.object({ data: z.array(location) }),
});

/** Adds a location. */
export const createLocation = call({
  method: 'POST',
  path: '/locations',
  summary: 'Adds a location that forms can notify.',
  access: CHANGE,
  body: locationBody,
  status: 201,
  answer: single(location),
});

/** Changes a location. */
export const updateLocation = call({
  method: 'PUT',
  path: '/locations/:id',
  summary: 'Changes a location.',
  access: CHANGE,
  params: locationParams,
  headers: revisionHeaders,
  body: locationBody,
  answer: single(location),
});

/** Deletes a location that no form notifies. */
export const deleteLocation = call({
  method: 'DELETE',
  path: '/locations/:id',
  summary: 'Deletes a location; refused while a form notifies it.',
  access: CHANGE,
  params: locationParams,
  headers: revisionHeaders,
  status: 204,
  answer: z.undefined(),
});

const formsSetting = resource(
  'forms_setting',
  z.string(),
  z.object({ market, key: z.string(), value: z.string(), saved_at: z.string() }),
);

/** Settings of the forms service, apart from those of the site. */
export const listFormsSettings = call({
  method: 'GET',
  path: '/forms_service/settings',
  summary: 'Settings of the forms service of a market, by key.',
  access: LOOK,
  query: z.object({ market: z.optional(market) }),
  answer: z.object({ data: z.array(formsSetting) }),
});

/** Adds a setting of the forms service. */
export const createFormsSetting = call({
  method: 'POST',
  path: '/forms_service/settings',
  summary: 'Adds a setting of the forms service; refused where the key has one, or is unknown.',
  access: CHANGE,
  body: z.object({
    market,
    /** `retention_days`: leads are erased so many days after they came. */
    key: z.enum(['retention_days', 'reply_to']),
    value: z.string().check(z.minLength(1), z.maxLength(500)),
  }),
  status: 201,
  answer: single(formsSetting),
});

/** Deletes a setting of the forms service. */
export const deleteFormsSetting = call({
  method: 'DELETE',
  path: '/forms_service/settings/:id',
  summary: 'Deletes a setting of the forms service; what applied before it applies again.',
  access: CHANGE,
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  status: 204,
  answer: z.undefined(),
});

/** The system that leads are sent to. */
export const getActiveSystem = call({
  method: 'GET',
  path: '/integrations/active_system',
  summary: 'The system that leads are sent to, and whether it is configured.',
  access: LOOK,
  answer: z.object({ name: z.string(), enabled: z.boolean() }),
});
