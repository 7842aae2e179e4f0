import { CHECKBOX_KEYS } from '@showroom/contracts/entities/filters';
import { type RefObject, useLayoutEffect } from 'react';
import { toggled } from '../facets/choices';
import type { ListState } from '../facets/url-state';

/**
 * What a visitor ticked before the code of the page had come applies as soon as it has, and before
 * the next click can come.
 */
export function useEarlyChoices(
  form: RefObject<HTMLFormElement | null>,
  state: ListState,
  change: (state: ListState) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the code takes over what stands
  useLayoutEffect(() => {
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
    const next = boxes.reduce((soFar, { name, value, checked }) => {
      const key = CHECKBOX_KEYS.find((one) => one === name);
      const isEarly = key && checked !== (soFar.chosen[key] ?? []).includes(value);
      return isEarly ? toggled(soFar, key, value) : soFar;
    }, state);
    if (next !== state) change(next);
  }, []);
}
