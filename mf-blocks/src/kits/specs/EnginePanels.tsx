import type { ReactNode } from 'react';
import './EnginePanels.css';

interface EnginePanelsProps<T> {
  readonly engines: readonly T[];
  readonly chosen: T | undefined;
  readonly children: (engine: T, index: number) => ReactNode;
}

/**
 * What is said of each engine, the chosen one alone. Where no code runs nobody chooses: all are
 * read one below the other, each with its name. What chooses has the class `specs-choice`.
 */
export function EnginePanels<T extends { readonly name: string }>({ engines, chosen, children }: EnginePanelsProps<T>) {
  return engines.map((engine, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: engines have no identity beyond their index
    <div key={index} className="specs-engine" hidden={engine !== chosen}>
      {engines.length > 1 && <p className="specs-engine-name">{engine.name}</p>}
      {children(engine, index)}
    </div>
  ));
}
