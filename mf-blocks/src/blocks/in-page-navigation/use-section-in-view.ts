import { useEffect, useState } from 'react';

/** A line a third down the screen: the block that crosses it is the one in view. */
const LINE = { rootMargin: '-33% 0px -66% 0px' };

/** Id of the block that a visitor is looking at, once the browser can tell. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        setInView((current) => (isIntersecting ? target.id : current === target.id ? undefined : current));
      }
    }, LINE);
    for (const id of key.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return inView;
}
