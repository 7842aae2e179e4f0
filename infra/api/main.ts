import { onStop } from '../on-stop';
import { readApiConfig } from './config';
import { SERVICES } from './services';
import { startApi } from './start';

const config = readApiConfig(process.env);

try {
  const api = await startApi(config, SERVICES);
  onStop(() => api.stop());
} catch (error) {
  process.stderr.write(`The API cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
