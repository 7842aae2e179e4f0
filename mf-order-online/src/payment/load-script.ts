import { ShowroomError } from '@showroom/contracts/errors/showroom-error';

const DEADLINE = 10_000;
const TRIES = 2;

export interface ScriptOptions {
  /** Milliseconds for one try. */
  readonly deadline?: number;
  readonly document?: Document;
}

/**
 * Loads a provider's script into the page, as its rules ask. An attempt that fails or hangs is
 * removed and retried under a fresh address: browsers answer the same one from the hanging request.
 */
export async function loadProvider<T>(url: string, find: () => T | undefined, options: ScriptOptions = {}): Promise<T> {
  let cause: unknown;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const found = find();
    if (found) return found;
    try {
      await loadScript(attempt === 0 ? url : withRetry(url, attempt), options);
    } catch (error) {
      cause = error;
    }
  }
  const found = find();
  if (found) return found;
  throw new ShowroomError('payment.failed', { cause, detail: `${url} could not be loaded` });
}

function withRetry(url: string, attempt: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}retry=${attempt}`;
}

function loadScript(url: string, { deadline = DEADLINE, document = window.document }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => end(new Error(`No answer in ${deadline} ms`)), deadline);
    const end = (error?: Error) => {
      clearTimeout(timer);
      if (!error) return resolve();
      script.remove();
      reject(error);
    };
    script.src = url;
    script.async = true;
    script.onload = () => end();
    script.onerror = () => end(new Error(`${url} failed`));
    document.head.append(script);
  });
}
