import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import { Button, LinkButton } from '@showroom/shared-ui/button';
import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import { useRevalidator, useRouteError } from '@showroom/shared-ui/router';
import { codeOfRouteError } from '../data/route-error';
import { SignInAgain } from './SignInAgain';
import './EditorFrame.css';

/** What stands where a page of the editor could not be loaded. */
export function EditorError() {
  const code = codeOfRouteError(useRouteError());
  const isSignedOut = code === 'access.sign-in' || code === 'access.login-required';
  const { revalidate, state } = useRevalidator();
  return (
    <Container wide className="editor-frame" lang="en" dir="ltr">
      <Heading level={1} size="l">
        {ERROR_TEXTS[code]}
      </Heading>
      {isSignedOut && <SignInAgain title="You are signed out." onSignedIn={() => void revalidate()} />}
      <p>
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {ERROR_TEXTS['block.retry']}
        </Button>{' '}
        <LinkButton kind="secondary" href="/cms">
          All pages
        </LinkButton>
      </p>
    </Container>
  );
}
