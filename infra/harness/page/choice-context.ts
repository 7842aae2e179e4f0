import { createContext, useContext } from 'react';
import type { Choice } from './choice';

const Context = createContext<Choice | undefined>(undefined);

export const ChoiceProvider = Context.Provider;

/** What the switches of this page say. */
export function useChoice(): Choice {
  const choice = useContext(Context);
  if (!choice) throw new Error('useChoice needs a ChoiceProvider above it');
  return choice;
}
