import type { RouteObject } from '@showroom/shared-ui/router';
import type { ShellContext } from '../page/context';
import { gallery } from './gallery';
import { navigationTest } from './navigation-test';
import { disabledPreview } from './preview';

/** Routes that no visitor opens: browsers fetch their code for their own pages alone. */
export function staffRoutes(shell: ShellContext): RouteObject[] {
  return [navigationTest(shell), disabledPreview(shell), gallery(shell)];
}
