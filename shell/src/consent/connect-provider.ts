import type { ConsentStrategy } from '@showroom/contracts/entities/consent';
import type { ConnectProvider } from './provider';

export type ProviderName = Exclude<ConsentStrategy, 'basic' | 'none'>;

/** One chunk: the hash of each stands in every first load, and they are small. */
const PROVIDERS: Readonly<Record<ProviderName, () => Promise<{ readonly connect: ConnectProvider }>>> = {
  oneTrust: () => import(/* webpackChunkName: "consent-providers" */ './providers/one-trust'),
  cookiebot: () => import(/* webpackChunkName: "consent-providers" */ './providers/cookiebot'),
  cookieinformation: () => import(/* webpackChunkName: "consent-providers" */ './providers/cookie-information'),
  userCentrics: () => import(/* webpackChunkName: "consent-providers" */ './providers/user-centrics'),
};

export async function loadProvider(name: ProviderName): Promise<ConnectProvider> {
  return (await PROVIDERS[name]()).connect;
}
