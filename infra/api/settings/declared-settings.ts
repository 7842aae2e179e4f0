import type { EditedSetting } from '@showroom/contracts/calls/settings';
import type { Setting } from '@showroom/contracts/settings/setting';
import * as z from 'zod';
import type { StoredSetting } from './settings-store';
import { summaryOf } from './summaries';

const NEVER_CHANGED = { stored: undefined, revision: 0, author: null, saved_at: null } as const;

type ShownTo = EditedSetting['attributes']['shown_to'];

function shownTo(declared: Setting | undefined): ShownTo {
  if (declared?.secret) return 'nobody';
  // Of a key that nobody declares, nobody knows what it holds.
  return declared?.audience === 'public' ? 'everybody' : 'managers';
}

/** Why a stored value is not used. */
function refusalOf(declared: Setting | undefined, value: unknown): string | undefined {
  const [issue] = declared?.schema.safeParse(value).error?.issues ?? [];
  if (!issue) return undefined;
  return [issue.path.map(String).join('.'), issue.message].filter((part) => part !== '').join(': ');
}

/** What settings there are, and one of them as far as somebody may see it. */
export class DeclaredSettings {
  readonly #declared: ReadonlyMap<string, Setting>;
  /** Made once: they say what an input can be, and nothing of a market. */
  readonly #schemas: ReadonlyMap<string, Readonly<Record<string, unknown>>>;

  constructor(declarations: readonly Setting[]) {
    this.#declared = new Map(declarations.map((one) => [one.key, one]));
    this.#schemas = new Map(
      declarations.map(({ key, schema }) => [key, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })]),
    );
  }

  get keys(): readonly string[] {
    return [...this.#declared.keys()];
  }

  get(key: string): Setting | undefined {
    return this.#declared.get(key);
  }

  /** A setting as somebody may see it, and reads it. */
  edited(key: string, found: StoredSetting | undefined, mayChange: boolean, locale = 'en'): EditedSetting {
    const declared = this.get(key);
    const { stored, revision, author, saved_at } = found ?? NEVER_CHANGED;
    const shown = shownTo(declared);
    const isShown = shown === 'everybody' || (shown === 'managers' && mayChange);
    const refused = stored && refusalOf(declared, stored.value);
    return {
      id: key,
      type: 'edited_setting',
      attributes: {
        key,
        summary: declared ? summaryOf(declared, locale) : '',
        readers: [...(declared?.readers ?? [])],
        ...(declared && { schema: { ...this.#schemas.get(key) } }),
        ...(declared && !declared.secret && { default: declared.default }),
        is_set: stored !== undefined,
        shown_to: shown,
        ...(stored && isShown && { value: stored.value }),
        ...(refused !== undefined && { refused }),
        revision,
        author,
        saved_at: saved_at && new Date(saved_at).toISOString(),
      },
    };
  }
}
