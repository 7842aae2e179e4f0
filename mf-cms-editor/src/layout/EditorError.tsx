import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import { Button } from '@showroom/shared-ui/button';
import { Heading } from '@showroom/shared-ui/heading';
import { useRevalidator, useRouteError } from '@showroom/shared-ui/router';
import { codeOfRouteError } from '../data/route-error';
import { EditorFrame } from './EditorFrame';
import { SignInAgain } from './SignInAgain';

/**
 * What stands where a page of the editor could not be loaded; the frame leads to those that
 * somebody may use.
 */
export function EditorError() {
  const code = codeOfRouteError(useRouteError());
  const isSignedOut = code === 'access.sign-in' || code === 'access.login-required';
  const { revalidate, state } = useRevalidator();
  return (
    <EditorFrame>
      <Heading level={1} size="l">
        {ERROR_TEXTS[code]}
      </Heading>
      {isSignedOut && <SignInAgain title="You are signed out." onSignedIn={() => void revalidate()} />}
      <p>
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {ERROR_TEXTS['block.retry']}
        </Button>
      </p>
    </EditorFrame>
  );
}
