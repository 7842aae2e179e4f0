import type * as router from '@showroom/shared-ui/router';
import { useHostPage } from '../host-page';

/** Where the page is, as its host says it: there is no router. A new page closes what was open. */
export const useLocation: typeof router.useLocation = () => {
  const { path } = useHostPage();
  const { pathname, search, hash } = new URL(path, 'https://site.invalid');
  return { pathname, search, hash, key: path, state: null };
};
