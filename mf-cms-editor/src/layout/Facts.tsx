import './Facts.css';

export interface Fact {
  readonly name: string;
  readonly value: string;
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
