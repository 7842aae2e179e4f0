import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUser } from '../checks/postgres-server';
import { freePort } from '../free-port';
import { USER, untilTrue } from './postgres';
import { type Program, startProgram } from './program';
import { findProgram } from './programs';
import { canConnect } from './reachable';

export interface Pooler {
  readonly port: number;
  readonly program: Program;
}

/** PgBouncer, which gives its connections away for one transaction each. */
export async function startPgBouncer(folder: string, serverPort: number, role = USER): Promise<Pooler> {
  const command = findProgram('pgbouncer');
  if (!command) throw new Error('There is no PgBouncer here.');
  const user = await findUser();
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), `"${role}" ""\n`);
  writeFileSync(
    config,
    `[databases]
* = host=127.0.0.1 port=${serverPort} user=${role}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 12
max_client_conn = 400
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 10
`,
  );
  if (user) for (const path of [folder, config, join(folder, 'users.txt')]) chownSync(path, user.uid, user.gid);
  const program = startProgram({ command, args: [config], user, log: join(folder, 'pgbouncer.log'), cwd: folder });
  await untilTrue('PgBouncer', () => canConnect(port));
  return { port, program };
}
