import { useRevalidator } from '@showroom/shared-ui/router';
import { useState } from 'react';
import { useFresh } from './use-fresh';

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
