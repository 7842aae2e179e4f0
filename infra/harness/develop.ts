import { basename } from 'node:path';
import { firstFreePort } from '../free-port';
import { onStop } from '../on-stop';
import { portOf } from '../start/processes';
import { serveDisk } from './disk/disk-server';
import { siteOfDevelopers } from './workshop/released-site';
import { createWorkshop } from './workshop/server';

/** The workshop's port; a second remote that is worked on joins the workshop of the first. */
const WORKSHOP_PORT = 3090;
const DISK_PORT = 3100;

/** Address of the workshop of this machine. */
export function workshopUrl(env: NodeJS.ProcessEnv): string {
  return `http://127.0.0.1:${env['WORKSHOP_PORT'] ?? WORKSHOP_PORT}`;
}

/** Runs one remote from disk, hot, in the released site, until the process is told to stop. */
export async function develop(folder: string, env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<void> {
  const name = basename(folder);
  const stops: (() => Promise<unknown>)[] = [];
  onStop(() => Promise.allSettled(stops.map((stop) => stop())));
  const workshop = workshopUrl(env);
  say(`Building ${name} …`);
  const disk = await serveDisk(folder, await firstFreePort(Number(env['HARNESS_PORT'] ?? DISK_PORT)), say);
  stops.push(disk.stop);
  if (!(await answers(workshop))) {
    const registryUrl = env['REGISTRY_URL'] ?? `http://127.0.0.1:${portOf('registry', env)}`;
    const server = createWorkshop({ registryUrl, url: () => workshop });
    await server.listen({ host: '127.0.0.1', port: Number(new URL(workshop).port) });
    stops.push(() => server.close());
  }
  await notifyWorkshop(workshop, 'PUT', `disks/${name}`, { url: disk.url });
  stops.unshift(() => notifyWorkshop(workshop, 'DELETE', `disks/${name}`));
  const site = await siteOfDevelopers({ env, workshopUrl: workshop, say });
  stops.unshift(site.stop);
  say(`\n${name} from disk, everything else as it is released: ${site.url}/?mf=${name}@${disk.url}`);
  say(`In another browser, or back to what is released: ${site.url}/?mf=none. Alt+Shift+D shows who drew what.`);
  say(`Break a remote: npm run fault -- ${name} slow|none. Stop with Ctrl+C.`);
}

async function answers(workshop: string): Promise<boolean> {
  const answer = await fetch(`${workshop}/health/ready`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/** Changes what the workshop knows; an error has its own sentence. */
export async function notifyWorkshop(
  workshop: string,
  method: 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<void> {
  const response = await fetch(`${workshop}/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
}
