import type { RouteObject } from '@showroom/shared-ui/router';
import { MessagePage } from '../layouts/MessagePage';
import { useShellTexts } from '../layouts/texts';

/** `/no-access`: where a refused call of the API leads. */
export const noAccess: RouteObject = {
  id: 'no-access',
  path: 'no-access',
  Component: NoAccess,
  handle: unlisted('No access'),
};

function NoAccess() {
  const texts = useShellTexts();
  return (
    <MessagePage title={texts.noAccessTitle} action={{ href: '/', label: texts.backHome }}>
      <p>{texts.noAccess}</p>
    </MessagePage>
  );
}

/** Handle of a page that search engines leave out. */
export function unlisted(title: string) {
  return { meta: () => ({ title, index: false }) };
}
