import { withBasePath } from '@showroom/contracts/base-path';
import type { FilmValue } from '@showroom/contracts/blocks/template';
import { belowWidth } from '@showroom/contracts/breakpoints';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { pictureAddress } from '@showroom/shared-ui/picture-address';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { useEffect, useRef, useState } from 'react';
import messages from './messages/en.json';
import '../slides/Slides.css';
import './Hero.css';

interface BackgroundVideoProps {
  readonly desktop: FilmValue | undefined;
  readonly mobile: FilmValue | undefined;
  /** Default: yes. */
  readonly isAutoplay?: boolean;
  /** On a narrow screen it has the browser's own controls, and waits. */
  readonly isNative?: boolean;
  /** All of it is seen, with room beside it, instead of its middle. */
  readonly isWhole?: boolean;
  /** Hears once whether it plays by itself; always the same function. */
  readonly onStart?: (isPlaying: boolean) => void;
}

const NARROW = belowWidth('m');

/**
 * A silent video behind the words. It starts once the page stands, and not at all where motion is
 * unwelcome: then the picture stays. Whoever it disturbs stops it (WCAG 2.2.2).
 */
export function BackgroundVideo({
  desktop,
  mobile,
  isAutoplay = true,
  isNative,
  isWhole,
  onStart,
}: BackgroundVideoProps) {
  const { playFilm, pauseFilm } = useMessages(messages);
  const video = useRef<HTMLVideoElement>(null);
  /** Undefined until it has played, or waits for somebody. */
  const [isPlaying, setPlaying] = useState<boolean | undefined>(isAutoplay ? undefined : false);
  const [hasControls, setControls] = useState(false);
  const [wide, narrow] = [addressOf(desktop ?? mobile), addressOf(mobile)];
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.muted = true;
    const hasOwn = isNative === true && matchMedia(NARROW).matches;
    setControls(hasOwn);
    if (hasOwn || !isAutoplay || matchMedia('(prefers-reduced-motion: reduce)').matches) return onStart?.(false);
    element.src = (matchMedia(NARROW).matches ? narrow : undefined) ?? wide ?? '';
    // A browser that saves power or data refuses; the picture stays.
    element.play().then(
      () => onStart?.(true),
      () => onStart?.(false),
    );
  }, [wide, narrow, isAutoplay, isNative, onStart]);
  const { poster } = desktop ?? mobile ?? {};
  const toggle = () => (isPlaying ? video.current?.pause() : void video.current?.play());
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: it is silent, and decorates the words on it */}
      <video
        ref={video}
        className={isWhole ? 'hero-background hero-background-whole' : 'hero-background'}
        controls={hasControls}
        poster={hasControls && poster ? pictureAddress(poster.src, '1024x576') : undefined}
        loop
        playsInline
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {narrow && <source src={narrow} media={NARROW} />}
        {wide && <source src={wide} />}
      </video>
      {isPlaying !== undefined && !hasControls && (
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

function addressOf(film: BackgroundVideoProps['desktop']): string | undefined {
  const safe = safeHref(film?.src);
  return safe && withBasePath(safe);
}
