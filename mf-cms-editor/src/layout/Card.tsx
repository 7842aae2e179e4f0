import { Heading } from '@showroom/shared-ui/heading';
import { type ReactNode, useId } from 'react';
import './Card.css';

interface CardProps {
  readonly title: string;
  /** How it stands, beside the title. */
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

/** One thing with its facts and what may be done with it. */
export function Card({ title, badge, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="editor-card">
      <div className="editor-card-head">
        <Heading level={2} size="m" id={id}>
          {title}
        </Heading>
        {badge}
      </div>
      {children}
    </section>
  );
}

/** Cards side by side, as many as fit. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <div className="editor-cards">{children}</div>;
}
