import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { assertFree, PROCESSES, type ProcessName } from './processes';

const NAMES: readonly ProcessName[] = ['site', 'api', 'registry', 'identity', 'sandbox'];
const VARIABLES = [
  ...NAMES.map((name) => [name, PROCESSES[name].portVariable] as const),
  ['sandbox', 'SANDBOX_SMTP_PORT'] as const,
];
/** Every port is any free one, but for the one that a test takes. */
const FREE = Object.fromEntries(VARIABLES.map(([, variable]) => [variable, '0']));

test.each(VARIABLES)('a taken port of the %s is named with its variable %s', async (name, variable) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address: AddressInfo | string | null = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    await expect(assertFree(name, { ...FREE, [variable]: String(port) })).rejects.toThrow(
      `Port ${port} is taken: please stop what listens there, or choose another one with ${variable}=<port>.`,
    );
  } finally {
    other.close();
  }
});

test.each(NAMES)('free ports let the %s start', async (name) => {
  await expect(assertFree(name, FREE)).resolves.toBeUndefined();
});
