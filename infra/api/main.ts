import { loggedMessage } from '@showroom/contracts/http/logged-error';
import { startTracing } from '@showroom/contracts/http/start-tracing';
import { parseApiConfig } from '../api-config';
import { onCrash } from '../on-crash';
import { onStop } from '../on-stop';
import { SERVICES } from './services';
import { startApi } from './start';

onCrash('api');
const stopping = new AbortController();
const stopTracing = await startTracing('api');
const starting = startApi(parseApiConfig(process.env), SERVICES, stopping.signal);

onStop(async () => {
  stopping.abort();
  const api = await starting.catch(() => undefined);
  await api?.stop();
  await stopTracing?.();
});

starting.catch((error: unknown) => {
  if (stopping.signal.aborted) return;
  process.stderr.write(`The API cannot start: ${loggedMessage(error)}\n`);
  process.exit(1);
});
