import { withBasePath } from '@showroom/contracts/base-path';
import { buttonClass } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { useOnSignedIn } from './signed-in';

/** Where a person comes to who signs in beside the page that they edit. */
const SIGN_IN = `/auth/login?to=${encodeURIComponent('/cms/signed-in')}`;

const TO_SAVE = 'You are signed out. Sign in again to save.';

interface SignInAgainProps {
  /** Default: something was typed that has to be saved. */
  readonly title?: string;
  /** What was not done: it is done as soon as the person has signed in. */
  readonly onSignedIn: () => void;
}

/** Says that nobody is signed in any more, and goes on by itself once somebody is. */
export function SignInAgain({ title = TO_SAVE, onSignedIn }: SignInAgainProps) {
  useOnSignedIn(onSignedIn);
  return (
    <Notice
      kind="error"
      title={title}
      actions={
        <a
          href={withBasePath(SIGN_IN)}
          target="_blank"
          rel="noopener opener"
          className={buttonClass({ size: 'small' })}
        >
          Sign in again
        </a>
      }
    >
      Sign-in opens in another window. Nothing that you typed is lost: this page goes on by itself once you are signed
      in.
    </Notice>
  );
}
