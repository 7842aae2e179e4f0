import { join } from 'node:path';
import { buildMissing } from '../start/build-all';
import { portOf, startProcess, untilReady } from '../start/processes';
import { releaseAll } from '../start/site';
import { type Cluster, startCluster } from './cluster';

interface WholeOptions {
  readonly folder: string;
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
}

/** Three sites, three APIs, two registries, all that they share, and the stand-ins beside them. */
export async function startWhole({ folder, port, env: given, say }: WholeOptions): Promise<Cluster> {
  await buildMissing(say);
  const env = {
    SANDBOX_URL: `http://127.0.0.1:${portOf('sandbox', given)}`,
    ...given,
    SITE_PORT: String(port),
    IDENTITY_FOLDER: join(folder, 'identity'),
  };
  say('Starting databases, bucket, Redis and the processes before them …');
  const cluster = await startCluster({
    folder,
    sizes: { site: 3, api: 3, registry: 2 },
    env,
    port,
    release: (own) => releaseAll(own, say),
  });
  const beside = { ...cluster.env, SITE_PORT: String(port) };
  const supporting = await Promise.all(
    (['identity', 'sandbox'] as const).map((name) => startProcess(name, beside, join(folder, 'logs'))),
  );
  await Promise.all(supporting.map((one) => untilReady(one)));
  return {
    ...cluster,
    async stop() {
      await cluster.stop();
      await Promise.all(supporting.map((one) => one.stop()));
    },
  };
}
