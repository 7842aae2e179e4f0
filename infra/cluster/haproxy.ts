import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Program, startProgram } from './program';
import { findProgram } from './programs';

/** A port that everybody is sent to, and the ports behind it. */
interface Face {
  readonly name: string;
  readonly port: number;
  readonly servers: readonly number[];
  /** Default: bytes, to servers that take connections. */
  readonly kind?: 'api' | 'http' | 'primary' | 'postgres' | 'tcp';
}

export interface BalancerOptions {
  readonly folder: string;
  readonly faces: readonly Face[];
  /** Folder of PostgreSQL's programs. */
  readonly postgres: string;
}

/** Milliseconds between two looks at a server. A process that stops waits for longer than one. */
export const CHECK_EVERY = 250;

/**
 * The same for a database, where a look is a program: one that takes longer than this is ended, so
 * a busy machine must not need it. After a look in vain it is looked for more often.
 */
const DATABASE_CHECKS = 'inter 3s fastinter 1s fall 3';

/** Ends with 0 where a server takes queries, and with `primary` where it takes changes. */
function checkScript(postgres: string, wanted: string): string {
  const ask = `${postgres}/psql -h "$3" -p "$4" -U showroom -d postgres -Atc`;
  return `#!/bin/sh
export PGCONNECT_TIMEOUT=3
[ "$(${ask} '${wanted}')" = t ]
`;
}

const CHECKS = {
  primary: 'select not pg_is_in_recovery()',
  postgres: 'select true',
} as const;

/**
 * GET is asked again elsewhere when its server is gone or not ready; what changes something never
 * is, since nobody knows whether it was done.
 */
const HTTP = `  mode http
  balance leastconn
  option httpchk GET /health/ready
  option forwardfor if-none
  retry-on conn-failure empty-response response-timeout 503
  http-request disable-l7-retry unless METH_GET`;

/**
 * An API that waits for its database stays: another one would wait for the same. Of all that are
 * busy at once none would be left.
 */
const API = `${HTTP}
  http-check expect rstring status...(ready|degraded)|database.(does.not.answer|cannot.be.reached)`;

const MODES: Readonly<Record<string, string>> = { api: API, http: HTTP };

function backendOf(folder: string, { name, port, servers, kind = 'tcp' }: Face): string {
  const check = kind === 'primary' || kind === 'postgres';
  const mode = MODES[kind] ?? '  mode tcp';
  const external = check
    ? `  option external-check\n  external-check path "/usr/bin:/bin"\n  external-check command ${join(folder, `${kind}.sh`)}\n  timeout connect 3s`
    : '';
  // Of a pair of databases the second is asked when the first is gone.
  const order = (index: number) => (kind === 'postgres' && index > 0 ? ' backup' : '');
  // What an API that stops has begun it finishes; a primary of before must not be written to.
  const leave = MODES[kind] ? '' : ' on-marked-down shutdown-sessions';
  // Leaving a database costs everybody the session: one that only answers late is not left.
  const looks = check ? DATABASE_CHECKS : `inter ${CHECK_EVERY}ms fall ${MODES[kind] ? 2 : 5}`;
  const lines = servers.map(
    (server, index) => `  server s${index} 127.0.0.1:${server} check ${looks} rise 1${leave}${order(index)}`,
  );
  return `listen ${name}\n  bind 127.0.0.1:${port}\n${mode}\n${external}\n${lines.join('\n')}\n`;
}

/** HAProxy before everything that is one of several. */
export function startBalancer({ folder, faces, postgres }: BalancerOptions): Program {
  const command = findProgram('haproxy');
  if (!command) throw new Error('There is no HAProxy here.');
  mkdirSync(folder, { recursive: true });
  for (const [kind, wanted] of Object.entries(CHECKS)) {
    const file = join(folder, `${kind}.sh`);
    writeFileSync(file, checkScript(postgres, wanted));
    chmodSync(file, 0o755);
  }
  const config = join(folder, 'haproxy.cfg');
  const text = `global
  maxconn 8000
  external-check
  insecure-fork-wanted
defaults
  timeout connect 1s
  timeout check 5s
  timeout client 120s
  timeout server 120s
  timeout queue 5s
  retries 3
  option redispatch 1
${faces.map((face) => backendOf(folder, face)).join('\n')}`;
  writeFileSync(config, text);
  return startProgram({ command, args: ['-db', '-f', config], log: join(folder, 'haproxy.log'), cwd: folder });
}
