import type { Photo } from '@showroom/contracts/entities/vehicle';
import { VehiclePhoto } from '@showroom/shared-ui/photo';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { fillText } from '../language/fill-text';
import { useVehicleTexts } from '../language/use-language';
import './Gallery.css';

interface GalleryProps {
  readonly photos: readonly Photo[];
}

const idOf = (index: number) => `photo-${index + 1}`;

/** Photos side by side that snap into place by hand; every control is a link to a photo, so it works without scripts. */
export function Gallery({ photos }: GalleryProps) {
  const texts = useVehicleTexts();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => watchPhotos(track.current, setCurrent), []);
  const count = photos.length;
  if (count === 0) return <div className="vehicle-gallery-none" />;

  /** Moves the photos alone: a link would also move the page and fill the history. */
  function show(event: MouseEvent, index: number) {
    event.preventDefault();
    setCurrent(index);
    track.current?.children[index]?.scrollIntoView?.({ block: 'nearest', inline: 'start' });
  }
  const step = (index: number, label: string, side: 'previous' | 'next') => (
    <a
      href={`#${idOf(index)}`}
      className={`vehicle-gallery-step vehicle-gallery-${side}`}
      onClick={(event) => show(event, index)}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={side === 'next' ? 'm9 5 7 7-7 7' : 'm15 5-7 7 7 7'} strokeWidth="1.5" />
      </svg>
    </a>
  );
  return (
    <section className="vehicle-gallery" aria-label={texts.photos}>
      <div className="vehicle-gallery-stage">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <ul className="vehicle-gallery-track" ref={track} tabIndex={0} aria-label={texts.photos}>
          {photos.map((photo, index) => (
            <li key={photo.sequence} id={idOf(index)} className="vehicle-gallery-photo">
              <VehiclePhoto photo={photo} sizes="(min-width: 1024px) 64vw, 100vw" priority={index === 0} />
            </li>
          ))}
        </ul>
        {current > 0 && step(current - 1, texts.previous, 'previous')}
        {current < count - 1 && step(current + 1, texts.next, 'next')}
        <p className="vehicle-gallery-count" aria-live="polite">
          <VisuallyHidden>{fillText(texts.photo, { number: current + 1, of: count })}</VisuallyHidden>
          <bdi aria-hidden="true" dir="ltr">
            {current + 1} / {count}
          </bdi>
        </p>
      </div>
      {count > 1 && (
        <ul className="vehicle-gallery-thumbs">
          {photos.map((photo, index) => (
            <li key={photo.sequence}>
              <a
                href={`#${idOf(index)}`}
                className="vehicle-gallery-thumb"
                aria-label={fillText(texts.photo, { number: index + 1, of: count })}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => show(event, index)}
              >
                <VehiclePhoto photo={photo} alt="" sizes="8rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Tells which photo fills the track, however it came there. */
function watchPhotos(track: HTMLElement | null, onShown: (index: number) => void): (() => void) | undefined {
  if (!track || typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) onShown([...track.children].indexOf(target));
      }
    },
    { root: track, threshold: 0.6 },
  );
  for (const photo of track.children) observer.observe(photo);
  return () => observer.disconnect();
}
