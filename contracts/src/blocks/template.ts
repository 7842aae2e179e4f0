/**
 * When the browser needs a block's code: never, when it is seen, when the page is idle, at once, or
 * after the visitor's first activity on the page, once it is within a window of what is seen. Of
 * these `never` and `activity` leave a page without any script until somebody moves, touches,
 * scrolls or presses a key.
 */
export const HYDRATE = ['never', 'visible', 'idle', 'load', 'activity'] as const;

export type Hydrate = (typeof HYDRATE)[number];

interface FieldBase {
  readonly symbol: string;
  readonly label: string;
  readonly translatable?: boolean;
  readonly required?: boolean;
}

/** One field that an editor fills in. */
export type Field = FieldBase &
  (
    | {
        readonly field_type: 'String' | 'Text' | 'Icon';
        readonly default_value?: string;
        readonly attrs?: {
          readonly max_length?: number;
          /** The address of a film, in templates from before there was the kind Film. */
          readonly holds?: 'film';
        };
      }
    | {
        readonly field_type: 'Markdown';
        readonly attrs: { readonly language: 'html' | 'markdown' | 'json' };
        readonly default_value?: string;
      }
    | { readonly field_type: 'Bool'; readonly default_value?: boolean }
    | {
        readonly field_type: 'Number';
        readonly default_value?: number;
        readonly attrs?: { readonly min?: number; readonly max?: number; readonly step?: number };
      }
    | {
        readonly field_type: 'Select';
        readonly default_value?: string;
        readonly attrs: { readonly options: readonly { readonly label: string; readonly value: string }[] };
      }
    | {
        readonly field_type: 'Image';
        readonly attrs?: {
          readonly withAlt?: boolean;
          readonly sizes?: readonly string[];
          /** Only pictures of the media library, no drawn ones. */
          readonly source?: 'library';
        };
      }
    | { readonly field_type: 'Film' }
    | {
        readonly field_type: 'Json';
        readonly attrs?: {
          /** What is chosen instead of typed: `{ headline, list }` with ids of vehicles. */
          readonly input?: 'vehicles';
          /** What alone may be typed: the specification of a car (`spec-tables`). */
          readonly holds?: 'specs';
        };
      }
    | { readonly field_type: 'Link' | 'LinksCollection' | 'Separator' }
  );

/** One thing that a newer version of a template says differently, of a block or of its groups. */
export type TemplateChange = { readonly in: 'block' | 'groups'; readonly symbol: string } & (
  | { readonly change: 'rename'; readonly to: string }
  /** An option has another value now. */
  | { readonly change: 'replace'; readonly values: Readonly<Record<string, string>> }
  /** What older content meant by saying nothing, where the default is another one now. */
  | { readonly change: 'fill'; readonly value: unknown }
);

/** How content of the version before becomes content of version `to`; plain data like the rest. */
export interface TemplateUpgrade {
  readonly to: number;
  readonly changes: readonly TemplateChange[];
}

/** How a block takes others of its page into its groups, where they are shown instead. */
export interface Governs {
  /** The group's field says how many follow, or names them by their Block Scroll IDs. */
  readonly by: 'count' | 'name';
  /** Symbol of that field, a Number or a String. */
  readonly field: string;
  /** Symbol of the field that names a group for editors. */
  readonly label: string;
}

/** A script of a block; templates of one release may share it. */
export interface TemplateScript {
  readonly url: string;
  /** Bytes as browsers get it, by brotli. */
  readonly bytes: number;
}

/** A block template: plain data, what an editor can fill in and when the browser needs its code. */
export interface Template {
  /** Equals the folder's name. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly short_description: string;
  readonly group: string;
  /** Address of its picture, 90 × 90, where its release lies: known of released ones alone. */
  readonly thumbnail_url?: string;
  /** What browsers fetch to run it: known of released ones alone. */
  readonly scripts?: readonly TemplateScript[];
  /** 0 to 115; higher stands earlier in the inserter. */
  readonly list_priority: number;
  readonly hydrate: Hydrate;
  readonly fields: readonly Field[];
  readonly field_groups_template?: readonly Field[];
  readonly max_field_groups?: number;
  /** Other blocks of the page stand in its groups: it ships code, for theirs comes with it. */
  readonly governs?: Governs;
  /** Parameters of the page's query that its data follow: all of them where it does not say. */
  readonly query?: readonly string[];
  /** Only managers and administrators add it to a page and change it there. */
  readonly restricted?: boolean;
  /** Grows with each upgrade. */
  readonly version: number;
  /** One for each version but the first; content is upgraded whenever it is read. */
  readonly upgrades?: readonly TemplateUpgrade[];
}

/**
 * A picture as a component gets it: `src` is a path of the site's media without size or extension,
 * or an absolute address. Content may refer to the library instead (`MediaValue`).
 */
export interface ImageValue {
  readonly src: string;
  readonly alt: string;
  /** Its colours from top to bottom, `#112,#456,#122`: what is seen until it has come. */
  readonly blur?: string;
}

/**
 * A film as a component gets it. Content says its address, or refers to the library
 * (`FilmReference`), which knows the rest.
 */
export interface FilmValue {
  readonly src: string;
  readonly title?: string;
  /** For people who do not see it. */
  readonly description?: string;
  /** What is shown until it plays. */
  readonly poster?: ImageValue;
  readonly captions?: readonly { readonly src: string; readonly language: string; readonly label: string }[];
}

/** A link as an editor filled it in: its text, its target, and how it looks. */
export interface LinkValue {
  readonly link_text: string;
  /** Empty where a form is opened. */
  readonly url: string;
  readonly type: 'internal' | 'external' | 'form' | 'file';
  readonly target: '_self' | '_blank';
  readonly ui_type: 'primary' | 'secondary' | 'tertiary';
  /** Name of an icon. */
  readonly icon?: string;
  readonly theme?: 'light' | 'dark';
  /** Of the type `form`: which one is opened, over the page. */
  readonly rdx_forms_form_id?: string;
  /** Values of the form's hidden fields, by their names. */
  readonly hidden_fields?: Readonly<Record<string, string>>;
  /** Columns of the form. Default: one. */
  readonly form_layout?: 'single' | 'double';
  /** Shown without an address too, as what cannot be followed yet. */
  readonly always_show?: boolean;
}

type ValueOf<F extends Field> = F extends { field_type: 'String' | 'Text' | 'Icon' | 'Markdown' }
  ? string
  : F extends { field_type: 'Select'; attrs: { options: readonly { value: infer V }[] } }
    ? V
    : F extends { field_type: 'Bool' }
      ? boolean
      : F extends { field_type: 'Number' }
        ? number
        : F extends { field_type: 'Image' }
          ? ImageValue | undefined
          : F extends { field_type: 'Film' }
            ? FilmValue | undefined
            : F extends { field_type: 'Link' }
              ? LinkValue | undefined
              : F extends { field_type: 'LinksCollection' }
                ? readonly LinkValue[]
                : F extends { field_type: 'Json' }
                  ? unknown
                  : never;

type ValuesOf<L extends readonly Field[]> = {
  readonly [F in Exclude<L[number], { field_type: 'Separator' }> as F['symbol']]: ValueOf<F>;
};

/**
 * The props that a block's component gets: its fields by symbol, and `groups` when the template
 * repeats any.
 */
export type ContentOf<T extends Template> = ValuesOf<T['fields']> &
  (T extends { field_groups_template: infer G extends readonly Field[] }
    ? { readonly groups: readonly ValuesOf<G>[] }
    : unknown);

/** The field that a template begins with: an element id for links to its block. */
export const SCROLL_ID = {
  symbol: 'block_scroll_id',
  label: 'Block Scroll ID',
  field_type: 'String',
} as const satisfies Field;

/** Blocks that are never the target of a hash link. */
const WITHOUT_SCROLL_ID: readonly string[] = ['in-page-navigation', 'immersive-hero'];

/**
 * Declares a template. Puts the field `block_scroll_id` in front, whose value the shell renders as
 * the block's element id: components never see it.
 */
export function template<const T extends Template>(declaration: T): T {
  if (WITHOUT_SCROLL_ID.includes(declaration.key)) return declaration;
  return { ...declaration, fields: [SCROLL_ID, ...declaration.fields] };
}

declare global {
  interface ImportMeta {
    /** webpack's list of the modules in a folder, here of the templates in `src/blocks`. */
    webpackContext(folder: string, options: { readonly regExp: RegExp }): TemplateFolder;
  }
}

interface TemplateFolder {
  (path: string): { readonly template: Template };
  keys(): string[];
}
