import { withBasePath } from '@showroom/contracts/base-path';
import { useEffect, useRef } from 'react';

interface PanelFilmProps {
  readonly src: string;
  readonly isPlaying: boolean;
}

/**
 * Plays for as long as somebody points at its panel, or is in it with the keyboard, and not at all
 * where motion is unwelcome. It adds nothing to the picture that has to be told.
 */
export function PanelFilm({ src, isPlaying }: PanelFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element || !isPlaying || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // A browser that saves power or data refuses; the picture stays.
    element.play().catch(() => undefined);
    return () => element.pause();
  }, [isPlaying]);
  return (
    <video
      ref={video}
      src={withBasePath(src)}
      className="house-of-brands-film"
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={({ currentTarget }) => currentTarget.setAttribute('data-seen', '')}
    />
  );
}
