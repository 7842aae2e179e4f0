import type { FilmValue } from '@showroom/contracts/blocks/template';
import { belowWidth } from '@showroom/contracts/breakpoints';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { useEffect, useRef, useState } from 'react';
import messages from './messages/en.json';

interface BackgroundVideoProps {
  readonly desktop: FilmValue | undefined;
  readonly mobile: FilmValue | undefined;
}

const NARROW = belowWidth('m');

/**
 * A silent video behind the words. It starts once the page stands, and not at all where motion is
 * unwelcome: then the picture stays. Whoever it disturbs stops it (WCAG 2.2.2).
 */
export function BackgroundVideo({ desktop, mobile }: BackgroundVideoProps) {
  const { playFilm, pauseFilm } = useMessages(messages);
  const video = useRef<HTMLVideoElement>(null);
  /** Undefined until it has played. */
  const [isPlaying, setPlaying] = useState<boolean>();
  const [wide, narrow] = [safeHref((desktop ?? mobile)?.src), safeHref(mobile?.src)];
  useEffect(() => {
    const element = video.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.muted = true;
    element.src = (matchMedia(NARROW).matches ? narrow : undefined) ?? wide ?? '';
    // A browser that saves power or data refuses; the picture stays.
    element.play().catch(() => undefined);
  }, [wide, narrow]);
  const toggle = () => (isPlaying ? video.current?.pause() : void video.current?.play());
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: it is silent, and decorates the words on it */}
      <video
        ref={video}
        className="hero-background"
        loop
        playsInline
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {narrow && <source src={narrow} media={NARROW} />}
        {wide && <source src={wide} />}
      </video>
      {isPlaying !== undefined && (
        <button
          type="button"
          className="slides-button hero-film"
          aria-label={isPlaying ? pauseFilm : playFilm}
          onClick={toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
        </button>
      )}
    </>
  );
}
