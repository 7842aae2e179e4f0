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

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Names and values, as they were given; each reads in the direction of what is written in it. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="editor-fact-list">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt dir="auto">{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
