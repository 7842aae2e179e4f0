import type { LoaderFunctionArgs } from '@showroom/shared-ui/router';
import type { ShellContext } from '../context';
import type { RootData } from '../layouts/RootLayout';
import { loadSlotView } from '../slots/slot-data';

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
