import { gateStateOf } from '../gate/part';
import type { RegistryPart, RegistryWorld } from '../world';
import { createOperations, type Operations } from './operations';
import { registerOperations } from './routes';

const opened = new WeakMap<RegistryWorld, Operations>();

/** Canaries, budgets, the audit log and dropping, as a part of the registry. */
export const operationsPart: RegistryPart = {
  async routes(app, world) {
    const { config, compositions, storage, store } = world;
    const operations = createOperations({
      store,
      origin: config.url,
      compositions,
      storage,
      gateOf: (remote, version) => gateStateOf(world, remote, version),
      log: (message) => app.log.warn(message),
    });
    opened.set(world, operations);
    await registerOperations(app, operations, config);
  },
  assertAllowed: async (world, before, after, change) => opened.get(world)?.assertAllowed(before, after, change),
  onChange: async (world, change) => opened.get(world)?.onChange(change),
};
