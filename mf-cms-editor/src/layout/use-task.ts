import { useRevalidator } from '@showroom/shared-ui/router';
import { useEffect, useState } from 'react';

/**
 * What a person is about to do in a dialog, and the sentence about what was done last. The page is
 * fresh while no dialog is open.
 */
export function useTask<T>(every?: number) {
  const { revalidate } = useRevalidator();
  const [task, setTask] = useState<T>();
  const [done, setDone] = useState('');
  useFresh(task === undefined, every);

  function onDone(sentence: string): void {
    setTask(undefined);
    setDone(sentence);
    void revalidate();
  }
  return { task, setTask, done, onDone };
}

const LOOK_AGAIN = 10_000;

/**
 * Looks again now and then, so that what happened by itself shows; not while it is off (behind a
 * dialog, say), nor unseen.
 */
export function useFresh(isOn: boolean, every = LOOK_AGAIN): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, every);
    return () => clearInterval(timer);
  }, [isOn, revalidate, every]);
}
