import { withBasePath } from '@showroom/contracts/base-path';
import { buttonClass } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import messages from './messages/en.json';
import { useOnSignedIn } from './signed-in';

/** Where a person comes to who signs in beside the page that they edit. */
const SIGN_IN = `/auth/login?to=${encodeURIComponent('/cms/signed-in')}`;

interface SignInAgainProps {
  /** Default: something was typed that has to be saved. */
  readonly title?: string;
  /** What was not done: it is done as soon as the person has signed in. */
  readonly onSignedIn: () => void;
}

/** Says that nobody is signed in any more, and goes on by itself once somebody is. */
export function SignInAgain({ title, onSignedIn }: SignInAgainProps) {
  const texts = useMessages(messages);
  useOnSignedIn(onSignedIn);
  return (
    <Notice
      kind="error"
      title={title ?? texts.sign_in_to_save}
      actions={
        <a
          href={withBasePath(SIGN_IN)}
          target="_blank"
          rel="noopener opener"
          className={buttonClass({ size: 'small' })}
        >
          {texts.sign_in_again}
        </a>
      }
    >
      {texts.sign_in_elsewhere}
    </Notice>
  );
}
