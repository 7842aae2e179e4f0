import { getCompareSpec } from '@showroom/contracts/calls/models';
import { type ModelSpec, modelSpec } from '@showroom/contracts/entities/model';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { loadStored, store } from '@showroom/shared-ui/storage';
import * as z from 'zod/mini';
import { type SpecModel, specModel } from './engine-tables';

/** In a visitor's tab, by market and model: what was asked once is not asked again. */
const STORED = 'models';
const storedModels = z.record(z.string(), modelSpec);

type Asking = Pick<LoadInput<unknown>, 'platform' | 'signal'>;

/** The models of these keys, each once; one that the market does not have is left out. */
export async function loadModels(asking: Asking, keys: readonly string[]): Promise<SpecModel[]> {
  const wanted = [...new Set(keys.map((key) => key.trim()))].filter((key) => /^[a-z0-9-]{1,64}$/.test(key));
  const found = await Promise.all(wanted.map((key) => modelOf(asking, key)));
  return found.flatMap((model) => (model ? [specModel(model, asking.platform.locale)] : []));
}

async function modelOf({ platform: { client, market }, signal }: Asking, key: string): Promise<ModelSpec | undefined> {
  const isBrowser = typeof document !== 'undefined';
  const name = `${market.code} ${key}`;
  const known = isBrowser ? loadStored(STORED, storedModels, 'session') : undefined;
  if (known && Object.hasOwn(known, name)) return known[name];
  try {
    const { data } = await client.send(
      getCompareSpec,
      { params: { model: key }, query: { market: market.code } },
      { signal },
    );
    const [model] = data;
    if (isBrowser && model) {
      store(STORED, { ...loadStored(STORED, storedModels, 'session'), [name]: model }, 'session');
    }
    return model;
  } catch (error) {
    if (error instanceof ShowroomError && error.status === 404) return undefined;
    throw error;
  }
}
