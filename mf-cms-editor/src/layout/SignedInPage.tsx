import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { useEffect } from 'react';
import messages from './messages/en.json';
import { notifySignedIn } from './signed-in';
import './EditorFrame.css';

/** What the second window shows in which a person has signed in again, until it closes. */
export function SignedInPage() {
  const texts = useMessages(messages);
  useEffect(() => {
    notifySignedIn();
    // Some browsers only close what a script has opened.
    window.close();
  }, []);
  return (
    <Container wide className="editor-frame">
      <Heading level={1} size="l">
        {texts.signed_in_title}
      </Heading>
      <p>{texts.signed_in_text}</p>
    </Container>
  );
}
