import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loggedMessage } from '@showroom/contracts/http/logged-error';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import * as z from 'zod';

const stored = z.record(
  z.string(),
  z.object({ payload: z.record(z.string(), z.unknown()), expires: z.number().nullable() }),
);
type Stored = z.output<typeof stored>;

export interface FileStore {
  adapter(model: string): Adapter;
  /** Writes what is not written yet; a full disk costs what a restart would have found. */
  flush(): void;
}

/**
 * Sessions, grants and codes in one small file: enough for a handful of developers, and kept over a
 * restart.
 */
export function createFileStore(file: string, now: () => Date): FileStore {
  const entries = new Map(Object.entries(read(file)));
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, { expires }] of entries) {
      if (expires !== null && expires <= now().getTime()) entries.delete(key);
    }
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(entries)), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch (error) {
      process.stderr.write(`The sign-ins are not kept over a restart: ${loggedMessage(error)}\n`);
    }
  }

  function changed(): void {
    timer ??= setTimeout(flush, 200).unref();
  }

  function get(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    if (!entry || (entry.expires !== null && entry.expires <= now().getTime())) return undefined;
    return entry.payload;
  }

  function adapter(model: string): Adapter {
    const key = (id: string) => `${model}:${id}`;
    const findBy = (field: 'uid' | 'userCode', value: string) =>
      [...entries]
        .filter(([name]) => name.startsWith(`${model}:`))
        .map(([name]) => get(name))
        .find((payload) => payload?.[field] === value);
    return {
      upsert: async (id, payload, expiresIn) => {
        const expires = expiresIn ? now().getTime() + expiresIn * 1000 : null;
        entries.set(key(id), { payload: JSON.parse(JSON.stringify(payload)), expires });
        changed();
      },
      find: async (id) => get(key(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (code) => findBy('userCode', code),
      consume: async (id) => {
        const entry = entries.get(key(id));
        if (entry) entry.payload['consumed'] = Math.floor(now().getTime() / 1000);
        changed();
      },
      destroy: async (id) => {
        entries.delete(key(id));
        changed();
      },
      revokeByGrantId: async (grantId) => {
        for (const [name, { payload }] of entries) if (payload['grantId'] === grantId) entries.delete(name);
        changed();
      },
    };
  }

  return { adapter, flush };
}

/** A file that cannot be read costs the sign-ins, not the start. */
function read(file: string): Stored {
  if (!existsSync(file)) return {};
  try {
    return stored.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
