import { useEffect, useEffectEvent } from 'react';
import type { InputProps } from './input';

/** Why a text is not JSON, or undefined when it is, or is empty. */
export function jsonFault(text: string, label: string): string | undefined {
  if (text.trim() === '') return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `${label} must be valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Keeps the page from being saved for as long as a field with a fault stands there. */
export function useFault(fault: string | undefined, onInvalid: InputProps['onInvalid']): void {
  const tell = useEffectEvent(onInvalid);
  useEffect(() => {
    if (fault === undefined) return;
    tell(fault);
    return () => tell(undefined);
  }, [fault]);
}
