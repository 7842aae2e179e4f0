import * as z from 'zod/mini';
import { MARKET_CODES } from '../markets';
import { locale, resource } from '../schema/schema';

/** Forms that the site itself fills in or offers; editors may name other types. */
export const FORM_TYPES = ['contact', 'test_drive', 'offers', 'reservation'] as const;
/** A type of form that every market has. */
export type FormType = (typeof FORM_TYPES)[number];

/** Kinds of fields; each has its own input, rules and value. */
export const FIELD_KINDS = [
  'text',
  'long_text',
  'email',
  'phone',
  'number',
  'date',
  'choice',
  'radio',
  'checkboxes',
  'consent',
  'retailer',
  'model',
  'file',
  'computed',
  'hidden',
] as const;
/** What a field asks for. */
export type FieldKind = (typeof FIELD_KINDS)[number];

/** What a file of a visitor may be; its content decides, not its name. */
export const FILE_TYPES = ['pdf', 'jpg', 'png', 'webp'] as const;

/** Where a hidden field takes its value from, when nobody gives it one. */
export const PAGE_VALUES = ['path', 'title', 'language', 'market'] as const;

/** Ids of forms, which addresses carry. */
export const formId = z.string().check(z.regex(/^[a-z0-9_-]{1,64}$/, 'must be the id of a form'));

/** The name that a field's value has in leads. */
export const fieldName = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, 'has a-z, 0-9 and _'));

const LONGEST_TEXT = 2000;

/** A text by language; a language that has none shows that of the market's first one. */
export const translatedText = z.record(locale, z.string().check(z.maxLength(LONGEST_TEXT)));
/** A text by language, such as `{ 'en-GB': 'Name', 'fr-FR': 'Nom' }`. */
export type TranslatedText = Readonly<z.output<typeof translatedText>>;

const value = z.string().check(z.maxLength(200));

/** Holds while a field has a value; of checkboxes, while the value is among those ticked. */
const condition = z.object({ field: fieldName, is: value });
/** When a field is asked, or a notification is sent. */
export type Condition = z.output<typeof condition>;

/** How a form asks for one value, in texts of type `T`. */
function fieldOf<T extends z.ZodMiniType>(text: T) {
  return z.object({
    name: fieldName,
    kind: z.enum(FIELD_KINDS),
    label: text,
    hint: z.optional(text),
    is_required: z.boolean(),
    /** Characters at least; of a number its least value; of checkboxes how many are ticked. */
    min: z.optional(z.number()),
    /** Characters at most; of a number its greatest value; of checkboxes how many are ticked. */
    max: z.optional(z.number()),
    /** Kilobytes of a file at most. */
    size: z.optional(z.int().check(z.gte(1), z.lte(10_240))),
    /** A regular expression that the whole value matches, and what is said where it does not. */
    pattern: z.optional(z.string().check(z.maxLength(200))),
    pattern_text: z.optional(text),
    /** Of `choice`, `radio` and `checkboxes`. */
    options: z.optional(z.array(z.object({ value, label: text })).check(z.maxLength(200))),
    /** Two halves that follow each other stand side by side. */
    width: z._default(z.enum(['full', 'half']), 'full'),
    /** Index of its step. */
    step: z._default(z.int().check(z.gte(0), z.lte(9)), 0),
    shown_if: z.optional(condition),
    /** What it holds before anybody fills it in. */
    default_value: z.optional(value),
    /** Where a hidden field takes its value from. */
    page_value: z.optional(z.enum(PAGE_VALUES)),
    /** Of `computed`: what its value is, of fields that stand further up. */
    formula: z.optional(z.string().check(z.maxLength(500))),
    /** Of `computed`: for the market's people alone, such as a score. */
    is_internal: z.optional(z.boolean()),
    /** What a file may be. Default: all of `FILE_TYPES`. */
    file_types: z.optional(z.array(z.enum(FILE_TYPES))),
    /** The browser's hint for filling in, such as `postal-code`. Default: the kind's own. */
    autocomplete: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9 -]{0,59}$/))),
  });
}

/** A field in every language, as its form is stored. */
export const formField = fieldOf(translatedText);
/** A field in every language. */
export type FormField = z.output<typeof formField>;
/** A field in one language, as a visitor sees it. */
export const shownField = fieldOf(z.string());
/** A field in one language. */
export type ShownField = z.output<typeof shownField>;

/** What a visitor sees after sending, in texts of type `T`. */
function thankYouOf<T extends z.ZodMiniType>(text: T) {
  return z.object({
    /** A text in place of the form, a page of the site, or a text with a file to download. */
    kind: z._default(z.enum(['text', 'page', 'download']), 'text'),
    title: text,
    body: text,
    /** The page's path, or the file's address. */
    url: z._default(z.string().check(z.maxLength(2000)), ''),
    link_text: text,
  });
}
/** What a visitor sees after sending, in every language. */
export const thankYou = thankYouOf(translatedText);
/** What a visitor sees after sending, in every language. */
export type ThankYou = z.output<typeof thankYou>;
/** What a visitor sees after sending, in one language. */
export const shownThankYou = thankYouOf(z.string());

/**
 * Who is told of a lead by e-mail: an address, a location of the market, the retailer whom the
 * visitor chose, or the one nearest to the postcode or town that they gave, of those who have the
 * model that they chose where the rule says so.
 */
export const notification = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  to: z.enum(['address', 'location', 'chosen_retailer', 'nearest_retailer']),
  address: z.optional(z.email('must be an e-mail address').check(z.maxLength(254))),
  location: z.optional(z.string().check(z.maxLength(64))),
  /** Name of the field with the retailer, or with the postcode or town. */
  field: z.optional(fieldName),
  /** Name of the field with the model. Default: the nearest of all, whatever they have. */
  model_field: z.optional(fieldName),
  /** Default: of every lead. */
  only_if: z.optional(condition),
});
/** One rule of who is told of a lead. */
export type Notification = z.output<typeof notification>;
/** Everybody who is told of a lead. */
export const notifications = z.array(notification).check(z.maxLength(20));

/** The e-mail to whoever sent the form; `{name}` of a field stands for what was filled in. */
export const confirmation = z.object({
  is_sent: z.boolean(),
  subject: translatedText,
  body: translatedText,
});
/** The e-mail to whoever sent the form. */
export type Confirmation = z.output<typeof confirmation>;

/** Systems that leads are sent to. */
export const INTEGRATION_KINDS = ['crm', 'webhook'] as const;
/** A kind of system that leads are sent to. */
export type IntegrationKind = (typeof INTEGRATION_KINDS)[number];

/** Where the leads of a form are sent; each kind at most once. */
export const formIntegration = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('crm') }),
  z.object({
    kind: z.literal('webhook'),
    url: z.string().check(z.regex(/^https?:\/\/[^\s#]+$/, 'must be an address'), z.maxLength(2000)),
    /** Data for a system, or a text for the channel of a chat. Default: data. */
    format: z.optional(z.enum(['data', 'chat'])),
  }),
]);
/** Where the leads of a form are sent. */
export type FormIntegration = z.output<typeof formIntegration>;

/** A step of a form; a form of one step shows no name of it. */
const step = z.object({ title: translatedText });

/** All that editors write of a form; a version of it never changes. */
export const formDefinition = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  type: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/, 'has a-z, 0-9 and _')),
  title: z._default(translatedText, {}),
  introduction: z._default(translatedText, {}),
  submit_text: z._default(translatedText, {}),
  steps: z._default(z.array(step).check(z.maxLength(10)), []),
  /** Whether visitors may save what they filled in, to go on later. Default: no. */
  is_resumable: z.optional(z.boolean()),
  fields: z.array(formField).check(z.maxLength(60)),
  thank_you: thankYou,
  notifications,
  confirmation,
});
/** All that editors write of a form. */
export type FormDefinition = z.output<typeof formDefinition>;

const counts = {
  leads: z.int(),
  /** Leads that a system did not take and that nobody tries to send any more. */
  dead: z.int(),
} as const;

/** A form of a market as the back office lists it; `name` and `type` are the editors'. */
export const form = resource(
  'form',
  z.string(),
  z.object({
    name: z.string(),
    type: z.string(),
    market: z.enum(MARKET_CODES),
    fields: z.array(formField),
    revision: z.int(),
    author: z.string(),
    saved_at: z.string(),
    /** Whether there are changes that visitors do not see yet. */
    has_draft: z._default(z.boolean(), false),
    ...counts,
  }),
);
/** A form as the back office lists it. */
export type Form = z.output<typeof form>;

/** A definition that may lack anything: rules are held against it when it is published. */
export const draftedDefinition = z.record(z.string(), z.unknown());

/** What editors changed of a form since its latest version; visitors see nothing of it. */
const draft = z.object({
  definition: draftedDefinition,
  /** The version that it was begun from. */
  base: z.int(),
  author: z.string(),
  saved_at: z.string(),
});

/** A form as editors work on it: everything that they wrote, and the revision they saw. */
export const editedForm = resource(
  'edited_form',
  z.string(),
  z.object({
    market: z.enum(MARKET_CODES),
    definition: formDefinition,
    integrations: z.array(formIntegration),
    /** Its leads are erased so many days after they came; null for as many as the market says. */
    retention_days: z.nullable(z.int()),
    /** Counts the versions; a change names the one it was made from in `if-match`. */
    revision: z.int(),
    author: z.string(),
    saved_at: z.string(),
    /** Default: none, as of a platform that knows no drafts yet. */
    draft: z._default(z.nullable(draft), null),
    /** Counts the changes of the draft, those that ended it too; 0 before the first one. */
    draft_revision: z._default(z.int(), 0),
    ...counts,
  }),
);
/** A form as editors work on it. */
export type EditedForm = z.output<typeof editedForm>;

/** A form in one language, as a page shows it. */
export const shownForm = resource(
  'shown_form',
  z.string(),
  z.object({
    market: z.enum(MARKET_CODES),
    locale: z.string(),
    /** The version that is filled in; a lead names it. */
    version: z.int(),
    type: z.string(),
    title: z.string(),
    introduction: z.string(),
    submit_text: z.string(),
    steps: z.array(z.string()),
    is_resumable: z.optional(z.boolean()),
    fields: z.array(shownField),
    thank_you: shownThankYou,
  }),
);
/** A form in one language, as a page shows it. */
export type ShownForm = z.output<typeof shownForm>;
