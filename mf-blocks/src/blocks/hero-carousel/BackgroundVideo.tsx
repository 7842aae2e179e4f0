import { safeHref } from '@showroom/shared-ui/safe-href';
import { useEffect, useRef } from 'react';

interface BackgroundVideoProps {
  readonly desktop: string;
  readonly mobile: string;
}

/**
 * A silent video behind the words. It starts once the page stands, and not at all where motion is
 * unwelcome: then the picture stays.
 */
export function BackgroundVideo({ desktop, mobile }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const isNarrow = matchMedia('(max-width: 799px)').matches;
    element.src = safeHref((isNarrow ? mobile : desktop) || desktop || mobile) ?? '';
    // A browser that saves power or data refuses; the picture stays.
    element.play().catch(() => undefined);
  }, [desktop, mobile]);
  return <video ref={video} className="hero-carousel-background" muted loop playsInline preload="none" />;
}
