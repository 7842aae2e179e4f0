import type { FilmValue } from '@showroom/contracts/blocks/template';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { useEffect, useRef } from 'react';

interface BackgroundVideoProps {
  readonly desktop: FilmValue | undefined;
  readonly mobile: FilmValue | undefined;
}

const NARROW = '(max-width: 799px)';

/**
 * A silent video behind the words. It starts once the page stands, and not at all where motion is
 * unwelcome: then the picture stays.
 */
export function BackgroundVideo({ desktop, mobile }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [wide, narrow] = [safeHref((desktop ?? mobile)?.src), safeHref(mobile?.src)];
  useEffect(() => {
    const element = video.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.src = (matchMedia(NARROW).matches ? narrow : undefined) ?? wide ?? '';
    // A browser that saves power or data refuses; the picture stays.
    element.play().catch(() => undefined);
  }, [wide, narrow]);
  return (
    <video ref={video} className="hero-carousel-background" muted loop playsInline preload="none">
      {narrow && <source src={narrow} media={NARROW} />}
      {wide && <source src={wide} />}
    </video>
  );
}
