import { userInfo } from 'node:os';

/**
 * Who the audit log names for what is done from this machine: REGISTRY_USER, else the person who is
 * signed in to it.
 */
export function personHere(env = process.env): string {
  return env['REGISTRY_USER'] || userInfo().username;
}
