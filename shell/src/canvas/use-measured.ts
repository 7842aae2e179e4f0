import { useEffect, useState } from 'react';

/** What is measured on the screen, whatever scrolls, loads or changes its size. */
export function useMeasured<T>(measure: (before?: T) => T): T {
  const [measured, setMeasured] = useState(() => measure());
  useEffect(() => {
    const again = () => setMeasured((before) => measure(before));
    const sizes = new ResizeObserver(again);
    sizes.observe(document.body);
    window.addEventListener('scroll', again, { passive: true });
    window.addEventListener('resize', again);
    again();
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', again);
      window.removeEventListener('resize', again);
    };
  }, [measure]);
  return measured;
}
