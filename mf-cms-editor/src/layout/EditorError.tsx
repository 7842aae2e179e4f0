import { Button } from '@showroom/shared-ui/button';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { useRevalidator, useRouteError } from '@showroom/shared-ui/router';
import { codeOfRouteError } from '../data/route-error';
import { EditorFrame } from './EditorFrame';
import messages from './messages/en.json';
import { SignInAgain } from './SignInAgain';
import { useFailureTexts } from './use-failure-texts';

/**
 * What stands where a page of the editor could not be loaded; the frame leads to those that
 * somebody may use.
 */
export function EditorError() {
  const code = codeOfRouteError(useRouteError());
  const isSignedOut = code === 'access.sign-in' || code === 'access.login-required';
  const { revalidate, state } = useRevalidator();
  const texts = useMessages(messages);
  const failures = useFailureTexts();
  return (
    <EditorFrame>
      <Heading level={1} size="l">
        {failures[code]}
      </Heading>
      {isSignedOut && <SignInAgain title={texts.signed_out} onSignedIn={() => void revalidate()} />}
      <p>
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {failures['block.retry']}
        </Button>
      </p>
    </EditorFrame>
  );
}
