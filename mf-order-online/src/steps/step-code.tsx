import { type ComponentType, lazy, useState } from 'react';
import type { StepProps } from './step';

export interface StepCode {
  readonly Lazy: ComponentType<StepProps>;
  readonly load: () => Promise<void>;
  readonly loaded: () => ComponentType<StepProps> | undefined;
}

/** A step whose code is fetched when it is wanted. */
export function stepCode(fetch: () => Promise<ComponentType<StepProps>>): StepCode {
  let known: ComponentType<StepProps> | undefined;
  const load = async () => {
    known ??= await fetch();
    return { default: known };
  };
  return { Lazy: lazy(load), load: async () => void (await load()), loaded: () => known };
}

/** Stands at once where its code was loaded before, so that pages without scripts have the first step too. */
export function StepBody({ code, ...props }: StepProps & { readonly code: StepCode }) {
  // Chosen once: a change of the component would lose what was typed in it.
  const [Body] = useState(() => code.loaded() ?? code.Lazy);
  return <Body {...props} />;
}
