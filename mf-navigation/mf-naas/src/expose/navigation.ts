import type { LoadInput, SlotProps } from '@showroom/shared-ui/remote-modules';
import { loadNavigation, type NaasData } from '../data/load-navigation';
import { mount, unmount, update } from '../header/header';
import { headerHtml } from '../header/header-html';

export const kind = 'foreign';

export function load({ platform, url, signal }: LoadInput<Record<string, never>>): Promise<NaasData> {
  return loadNavigation(platform, url, signal);
}

export function renderToHtml({ data }: SlotProps<NaasData>): Promise<string> {
  return headerHtml(data);
}

export const lifecycles = { bootstrap: async () => undefined, mount, update, unmount };
