import { withBasePath } from '@showroom/contracts/base-path';
import type { FilmValue } from '@showroom/contracts/blocks/template';
import { pictureAddress } from '@showroom/shared-ui/picture-address';
import { useEffect, useRef } from 'react';

interface FilmProps extends FilmValue {
  readonly isAutoplay: boolean;
}

/**
 * A film with the browser's own controls, so that it is played and stopped without code too. One
 * that plays by itself is silent, and waits where motion is unwelcome.
 */
export function Film({ src, title, description, poster, captions = [], isAutoplay }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element || !isAutoplay || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.muted = true;
    element.loop = true;
    // A browser that saves power or data refuses; the film waits.
    element.play().catch(() => undefined);
    return () => element.pause();
  }, [isAutoplay]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film has the captions that editors gave it
    <video
      ref={video}
      className="masonry-film"
      src={withBasePath(src)}
      poster={poster && pictureAddress(poster.src, '1600x900')}
      aria-label={[title, description].filter(Boolean).join('. ') || undefined}
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
    >
      {captions.map(({ src: address, language, label }) => (
        <track key={address} kind="captions" src={withBasePath(address)} srcLang={language} label={label} />
      ))}
    </video>
  );
}
