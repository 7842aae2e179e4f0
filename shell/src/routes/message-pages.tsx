import { type RouteObject, useSearchParams } from '@showroom/shared-ui/router';
import { MessagePage } from '../page/MessagePage';
import { useShellTexts } from '../page/texts';

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

/** `/sign-in-error?type=noPermissions`: where a failed or refused sign-in leads. */
export const signInError: RouteObject = {
  id: 'sign-in-error',
  path: 'sign-in-error',
  Component: SignInError,
  handle: unlisted('Sign-in'),
};

function SignInError() {
  const texts = useShellTexts();
  const [query] = useSearchParams();
  const refused = query.get('type') === 'noPermissions';
  return (
    <MessagePage
      title={refused ? texts.noAccessTitle : texts.signInErrorTitle}
      action={
        refused ? { href: '/', label: texts.backHome } : { href: '/auth/login?to=/cms', label: texts.signInAgain }
      }
    >
      <p>{refused ? texts.noPermissions : texts.signInError}</p>
    </MessagePage>
  );
}

/** Handle of a page that search engines leave out. */
export function unlisted(title: string) {
  return { meta: () => ({ title, index: false }) };
}
