import { type Bus, createBus } from '@showroom/contracts/bus';
import { analyticsEventV1 } from '@showroom/contracts/events/analytics-v1';
import { settingsChanged } from '@showroom/contracts/events/settings-changed';
import { MARKETS } from '@showroom/contracts/markets';
import type { Platform } from '@showroom/shared-ui/platform';
import { useEffect, useMemo, useState } from 'react';
import type { ParcelProps } from './parcel-props';

/**
 * What the shell gives, made of what a host gave. The bus is the parcel's own: a change
 * of settings comes as props and is an event of it; clicks go on to the host.
 */
export function useParcelPlatform(given: ParcelProps): Platform {
  const { market, locale, settings, analytics } = given;
  const [bus] = useState<Bus>(() => createBus({ report: (message, cause) => console.error(message, cause) }));
  useEffect(() => bus.emit(settingsChanged, { keys: Object.keys(settings) }), [bus, settings]);
  useEffect(
    () => bus.on(analyticsEventV1, ({ event, parameters }) => analytics?.(event, parameters)),
    [bus, analytics],
  );
  return useMemo(
    () => ({
      // Which language the page has is its host's affair: nothing to switch to.
      market: { ...MARKETS[market], locales: [locale] },
      locale,
      bus,
      client: {
        send: async () => {
          throw new Error('A parcel is given its data and makes no calls');
        },
      },
      settings: { get: (key) => settings[key], subscribe: () => () => undefined },
    }),
    [market, locale, settings, bus],
  );
}
