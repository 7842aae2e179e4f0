import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import type { ReactNode } from 'react';
import './JourneyMessage.css';

interface JourneyMessageProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Next to the text where there is room. */
  readonly picture?: ReactNode;
}

/** A page with one message and the ways on. */
export function JourneyMessage({ title, children, actions, picture }: JourneyMessageProps) {
  return (
    <Container className={picture ? 'journey-message journey-message-pictured' : 'journey-message'}>
      <Heading level={1} size="xl" tabIndex={-1} data-screen-heading="">
        {title}
      </Heading>
      <div className="journey-message-text">{children}</div>
      <div className="journey-message-actions">{actions}</div>
      {picture && <div className="journey-message-picture">{picture}</div>}
    </Container>
  );
}
