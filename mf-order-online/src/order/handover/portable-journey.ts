import {
  CUSTOMER_DRAFT_KEY,
  findStored,
  STORED_KEYS,
  type StoragePort,
  storeJson,
  VERIFIED_PHONE_KEY,
} from '../../data/storage';

const TYPED = [CUSTOMER_DRAFT_KEY, VERIFIED_PHONE_KEY];

export interface Storages {
  readonly local: StoragePort;
  readonly session: StoragePort;
}

type Stored = Readonly<Record<string, unknown>>;

/** Everything that this browser stores of a journey, to go on elsewhere. */
export function packJourney({ local, session }: Storages): Stored {
  const stored = Object.values(STORED_KEYS).map((key) => [key, findStored(local, key)] as const);
  const typed = TYPED.map((key) => [key, findStored(session, key)] as const);
  return Object.fromEntries([...stored, ...typed].filter(([, value]) => value !== undefined));
}

/** Replaces what this browser stored; keys that are not a journey's are left out. */
export function unpackJourney({ local, session }: Storages, stored: Stored): void {
  const take = (storage: StoragePort, key: string) => {
    const value = stored[key];
    if (typeof value === 'object' && value !== null) storeJson(storage, key, value);
    else storage.removeItem(key);
  };
  for (const key of Object.values(STORED_KEYS)) take(local, key);
  for (const key of TYPED) take(session, key);
}

/** The hold as stored here; the server's counts. */
export function runningLock(local: StoragePort, now: Date): string | undefined {
  const lock = findStored(local, STORED_KEYS.softLock);
  const { lock_id, expires_at } = { lock_id: lock?.['lock_id'], expires_at: lock?.['expires_at'] };
  if (typeof lock_id !== 'string' || typeof expires_at !== 'string') return undefined;
  return Date.parse(expires_at) > now.getTime() ? lock_id : undefined;
}
