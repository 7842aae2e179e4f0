import { Fragment, type ReactNode } from 'react';

/** A text with elements in place of its `{names}`; an unknown name stays. */
export function fillNodes(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  // Every second part is a name.
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{nodes[part] ?? `{${part}}`}</Fragment>));
}
