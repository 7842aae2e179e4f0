import { LinkButton } from '@showroom/shared-ui/button';
import { Heading } from '@showroom/shared-ui/heading';
import type { ReactNode } from 'react';

interface MessagePageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: { readonly href: string; readonly label: string } | undefined;
}

/** A page of the shell's own with a heading, a sentence and a way on. */
export function MessagePage({ title, children, action }: MessagePageProps) {
  return (
    <div className="message-page">
      <Heading level={1} size="xl">
        {title}
      </Heading>
      {children}
      {action && (
        <LinkButton kind="primary" href={action.href}>
          {action.label}
        </LinkButton>
      )}
    </div>
  );
}
