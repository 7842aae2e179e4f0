import type { LoaderFunctionArgs } from '@showroom/shared-ui/router';
import type { ShellContext } from '../page/context';
import { isRootData, type RootData } from '../page/RootLayout';
import { loadSlotView } from '../page/slot-data';
import { withoutHtml } from '../page/slot-view';

/** What every page needs: the navigation and the footer. */
export function rootLoader(shell: ShellContext) {
  return async ({ request }: LoaderFunctionArgs): Promise<RootData> => {
    const url = new URL(request.url);
    const [navigation, footer] = await Promise.all([
      loadSlotView(shell, 'navigation', url),
      loadSlotView(shell, 'footer', url),
    ]);
    return { navigation, footer };
  };
}

/** As the browser needs it: the HTML of foreign slots stands in the page. */
export function lightRootData(data: unknown): unknown {
  if (!isRootData(data)) return data;
  return { navigation: withoutHtml(data.navigation), footer: withoutHtml(data.footer) };
}
