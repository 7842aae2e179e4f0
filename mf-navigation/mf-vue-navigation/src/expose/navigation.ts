import type { LoadInput, SlotProps } from '@showroom/shared-ui/remote-modules';
import { loadNavigation, type NavigationData } from '../data/load-navigation';
import { mount, renderedHtml, unmount, update } from '../navigation/app';

export const kind = 'foreign';

export function load({ platform, url, signal }: LoadInput<Record<string, never>>): Promise<NavigationData> {
  return loadNavigation(platform, url, signal);
}

export function renderToHtml({ data }: SlotProps<NavigationData>): Promise<string> {
  return renderedHtml(data);
}

export const lifecycles = { bootstrap: async () => undefined, mount, update, unmount };
