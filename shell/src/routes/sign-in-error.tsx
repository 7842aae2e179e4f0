import { type RouteObject, useSearchParams } from '@showroom/shared-ui/router';
import { MessagePage } from '../layouts/MessagePage';
import { useShellTexts } from '../layouts/texts';
import { unlisted } from './no-access';

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
