import type { RemoteEntryExports } from '@module-federation/runtime-core/types';
import { hashOf } from './known-hashes';
import { PATIENCE } from './style-sheets';

/** Scripts of an entry that have neither come nor failed. */
const pending = new Map<string, Promise<void>[]>();
const attempts = new Map<string, number>();

/**
 * Brings the entry of a remote into the page and gives what it left in its global variable. Rejects
 * when the file fails or keeps silent; one that only comes late counts for the tries after it.
 * Scripts that stand in the page already prove nothing.
 */
export async function loadEntryScript(url: string, variable: string): Promise<RemoteEntryExports> {
  const known = ownGlobal(variable);
  if (known) return known;
  const scripts = [...(pending.get(url) ?? []), scriptLoaded(url)];
  pending.set(url, scripts);
  await Promise.race([Promise.any(scripts), silence(url)]).catch((cause: unknown) => {
    throw cause instanceof AggregateError ? cause.errors.at(-1) : cause;
  });
  const entry = ownGlobal(variable);
  if (!entry) throw new Error(`${url} left nothing in ${variable}`);
  return entry;
}

/** Elements are names of the window as well, but not its own properties. */
function ownGlobal(variable: string): RemoteEntryExports | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(globalThis, variable)?.value;
  return isContainer(value) ? value : undefined;
}

function isContainer(value: unknown): value is RemoteEntryExports {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}

function scriptLoaded(url: string): Promise<void> {
  // A hanging request blocks later ones for the same address in Chromium, so a retry has an address
  // of its own.
  const attempt = attempts.get(url) ?? 0;
  attempts.set(url, attempt + 1);
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = hashOf(url);
  script.src = attempt > 0 ? `${url}?retry=${attempt}` : url;
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} could not be loaded`)));
  });
  const end = () => {
    script.remove();
    pending.set(url, pending.get(url)?.filter((one) => one !== loaded) ?? []);
  };
  loaded.then(end, end);
  document.head.append(script);
  return loaded;
}

function silence(url: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${url} has not come within ${PATIENCE} ms`)), PATIENCE);
  });
}
