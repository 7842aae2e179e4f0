import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import { useEffect } from 'react';
import { notifySignedIn } from './signed-in';
import './EditorFrame.css';

/** What the second window shows in which a person has signed in again, until it closes. */
export function SignedInPage() {
  useEffect(() => {
    notifySignedIn();
    // Some browsers only close what a script has opened.
    window.close();
  }, []);
  return (
    <Container wide className="editor-frame" lang="en" dir="ltr">
      <Heading level={1} size="l">
        You are signed in
      </Heading>
      <p>Your other window goes on by itself. You can close this one.</p>
    </Container>
  );
}
