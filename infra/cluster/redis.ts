import { join } from 'node:path';
import { freePort } from '../free-port';
import { untilTrue } from './postgres';
import { type Program, startProgram } from './program';
import { findProgram } from './programs';
import { canConnect } from './reachable';

export interface RedisServer {
  readonly url: string;
  readonly program: Program;
}

/** A Redis that stores nothing on disk. */
export async function startRedis(folder: string): Promise<RedisServer> {
  const command = findProgram('redis-server');
  if (!command) throw new Error('There is no Redis here.');
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const program = startProgram({ command, args, log: join(folder, 'redis.log'), cwd: folder });
  await untilTrue('Redis', () => canConnect(port));
  return { url: `redis://127.0.0.1:${port}`, program };
}
