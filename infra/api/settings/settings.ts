import {
  listEditedSettings,
  listSettingChanges,
  resetSetting,
  updateSetting,
} from '@showroom/contracts/calls/settings';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Setting } from '@showroom/contracts/settings/setting';
import { SETTINGS } from '@showroom/contracts/settings/settings';
import type { Caller, Service } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { revisionIn } from '../kernel/revision';
import { DeclaredSettings } from './declared-settings';
import { changeSetting, changesOf, storedSettings } from './settings-store';

const mayChange = ({ roles }: Caller) => roles.some((role) => role === 'market_manager' || role === 'admin');

/** The value as its setting's schema gives it. Throws 422 with the path of what does not fit. */
function parseValue(declared: Setting | undefined, value: unknown): unknown {
  if (!declared) {
    throw new Refusal(422, 'There is no such setting.', [{ path: 'key', message: 'Nobody reads this key.' }]);
  }
  const parsed = declared.schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: ['value', ...path.map(String)].join('.'),
    message,
  }));
  throw new Refusal(422, 'The value does not fit this setting.', issues);
}

interface Asked {
  readonly params: { readonly key: string };
  readonly headers: { readonly 'if-match': string };
  readonly caller: Caller;
}

interface Wanted {
  readonly market: string;
  readonly to: { readonly value: unknown } | undefined;
}

/** Serves the settings of a market, as they are declared, to whoever manages it. */
export function settingsService(declarations: readonly Setting[]): Service {
  const declared = new DeclaredSettings(declarations);
  return (api, { database: { db } }) => {
    /** Throws 412, with what stands now, when somebody was first. */
    async function change({ params: { key }, headers, caller }: Asked, { market, to }: Wanted) {
      const done = await changeSetting(db, {
        ...{ market, key, to },
        revision: revisionIn(headers),
        who: caller.subject ?? '',
        isSecret: declared.get(key)?.secret === true,
      });
      const data = declared.edited(key, (await storedSettings(db, market)).get(key), true);
      if (!done) throw new ShowroomError('setting.changed', { status: 412, present: data });
      return { data };
    }

    implement(api, listEditedSettings, async ({ query: { market, locale }, caller }) => {
      const found = await storedSettings(db, market);
      const unknown = [...found.values()].filter(({ key, stored }) => stored && !declared.get(key));
      const keys = [...declared.keys, ...unknown.map(({ key }) => key)];
      return { data: keys.map((key) => declared.edited(key, found.get(key), mayChange(caller), locale)) };
    });

    implement(api, updateSetting, ({ body: { market, value }, ...asked }) =>
      change(asked, { market, to: { value: parseValue(declared.get(asked.params.key), value) } }),
    );

    implement(api, resetSetting, async ({ query: { market }, ...asked }) => {
      await change(asked, { market, to: undefined });
      return undefined;
    });

    implement(api, listSettingChanges, async ({ params: { key }, query: { market } }) => ({
      data: (await changesOf(db, market, key)).map(({ revision, from_state: from, to_state: to, who, at }) => ({
        id: String(revision),
        type: 'setting_change' as const,
        attributes: { revision, from: from ?? null, to: to ?? null, who, at: new Date(at).toISOString() },
      })),
    }));
  };
}

/** Of every market. */
export const settings = settingsService(SETTINGS);
