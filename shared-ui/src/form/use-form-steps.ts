import { usePlatform } from '@showroom/shared-ui/platform';
import { type RefObject, useEffect, useRef } from 'react';
import { countStep } from './form-steps';

/**
 * Counts how far a visitor comes with a form: seen in view, begun with the first input, left with
 * the last field. Each once, and with consent to statistics alone.
 */
export function useFormSteps(id: string, element: RefObject<HTMLFormElement | null>, isSent: boolean) {
  const { consent } = usePlatform();
  const last = useRef<string>(undefined);
  const sent = useRef(isSent);
  useEffect(() => {
    sent.current = isSent;
  }, [isSent]);

  useEffect(() => {
    const { current } = element;
    if (!current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      countStep(consent, id, 'seen');
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [consent, element, id]);

  useEffect(() => {
    const leave = () => {
      if (last.current !== undefined && !sent.current) countStep(consent, id, 'left', last.current);
      last.current = undefined;
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [consent, id]);

  return (field: string): void => {
    if (last.current === undefined) countStep(consent, id, 'begun');
    last.current = field;
  };
}
