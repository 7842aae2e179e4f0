import { format } from 'node:util';
import { isNativeError } from 'node:util/types';
import { loggedError } from '@showroom/contracts/http/logged-error';
import { withoutPeople } from '@showroom/contracts/http/without-people';

const LEVELS = { debug: 20, log: 30, info: 30, warn: 40, error: 50 } as const;

/**
 * Texts and one error; what else code shows the console may be anything that it knows of a visitor.
 */
function lineOf(level: number, shown: readonly unknown[]): string {
  const texts = shown.filter((one) => typeof one === 'string' || typeof one === 'number');
  const error = shown.find(isNativeError);
  const line = { level, time: Date.now(), service: 'render', ...(error && { err: loggedError(error) }) };
  return `${withoutPeople(JSON.stringify({ ...line, msg: format(...texts) }))}\n`;
}

/** Makes what code shows the console, that of remotes too, lines of the log like the site's own. */
export function logConsole(write: (line: string) => void): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Reflect.set(console, method, (...shown: readonly unknown[]) => write(lineOf(level, shown)));
  }
}
