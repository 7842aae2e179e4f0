import { useEffect, useState } from 'react';
import {
  canUseStep,
  enterStep,
  FIRST_STEPS,
  indexOfStep,
  type JourneyStep,
  recordValidation,
  restoreSteps,
} from '../journey/steps';
import { readStored, STORED_KEYS, type StoragePort, writeStored } from '../journey/stored';

/** Enters a step of the journey and writes it down; a broken record resets the steps and what was saved with them. Tells which steps can be used. */
export function useSteps(current: JourneyStep, storage: StoragePort): (step: JourneyStep) => boolean {
  const [steps, setSteps] = useState(FIRST_STEPS);
  useEffect(() => {
    const saved = readStored(storage, STORED_KEYS.steps);
    const restored = restoreSteps(saved);
    if (saved && !restored) for (const key of [STORED_KEYS.steps, STORED_KEYS.data]) storage.removeItem(key);
    setSteps((before) => {
      const known = restored ?? before;
      const behind = Array.from({ length: indexOfStep(current) }, (_, step) => step);
      return behind.reduce(
        (state, step) => recordValidation(state, step, 'screen', true),
        enterStep(known, indexOfStep(current)),
      );
    });
  }, [current, storage]);
  useEffect(() => {
    if (steps === FIRST_STEPS) return;
    writeStored(storage, STORED_KEYS.steps, { active: steps.active, enabled: steps.enabled });
  }, [steps, storage]);
  return (step) => canUseStep(steps, indexOfStep(step));
}
