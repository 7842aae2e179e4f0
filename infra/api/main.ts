import { readApiConfig } from './config';
import { SERVICES } from './services';
import { startApi } from './start';

const config = readApiConfig(process.env);

try {
  const api = await startApi(config, SERVICES);
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      api.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`The API could not stop in order: ${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  process.stderr.write(`The API cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
