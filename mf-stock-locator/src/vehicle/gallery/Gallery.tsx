import { withBasePath } from '@showroom/contracts/base-path';
import { fromWidth } from '@showroom/contracts/breakpoints';
import type { Photo } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import { directionOf } from '@showroom/contracts/markets';
import { arrowStep } from '@showroom/shared-ui/arrow-step';
import { onDemand } from '@showroom/shared-ui/on-demand';
import { VehiclePhoto } from '@showroom/shared-ui/photo';
import { useTrack } from '@showroom/shared-ui/slide-track';
import { StepLink } from '@showroom/shared-ui/step-link';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, Suspense, useState } from 'react';
import { useLanguage, useTextsOf } from '../../language/use-language';
import { FilmSlide } from './FilmSlide';
import { filmOf } from './film';
import { inSequence } from './photo-sets';
import './Gallery.css';

const Lightbox = onDemand(() => import('./VehicleLightbox').then((code) => code.VehicleLightbox));

interface GalleryProps {
  readonly photos: readonly Photo[];
  readonly filmAddress: string | null;
}

const idOf = (index: number) => `photo-${index + 1}`;

/**
 * Photos side by side that snap into place by hand; every control is a link to a photo, so it works
 * without scripts.
 */
export function Gallery({ photos: given, filmAddress }: GalleryProps) {
  const texts = useTextsOf('vehicle');
  const trackState = useTrack();
  const { track, current, show } = trackState;
  const [enlarged, setEnlarged] = useState<number>();
  const photos = inSequence(given);
  const film = filmOf(filmAddress);
  const count = photos.length + (film ? 1 : 0);
  const followArrows = useArrows(trackState, count);
  if (count === 0) return <div className="vehicle-gallery-none" />;

  const shown = { photos, film, count, current };
  const stepTo = (index: number, side: 'previous' | 'next') => (
    <StepLink href={`#${idOf(index)}`} side={side} label={texts[side]} onStep={() => show(index)} />
  );
  return (
    <section className="vehicle-gallery" aria-label={texts.photos}>
      <div className="vehicle-gallery-stage">
        <Slides {...shown} track={track} onEnlarge={setEnlarged} onKeyDown={followArrows} />
        {current > 0 && stepTo(current - 1, 'previous')}
        {current < count - 1 && stepTo(current + 1, 'next')}
        <p className="vehicle-gallery-count" aria-live="polite">
          <VisuallyHidden>{fillText(texts.photo, { number: current + 1, of: count })}</VisuallyHidden>
          <bdi aria-hidden="true" dir="ltr">
            {current + 1} / {count}
          </bdi>
        </p>
      </div>
      {count > 1 && <Thumbs {...shown} onShow={show} />}
      {enlarged !== undefined && (
        <Suspense fallback={null}>
          <Lightbox photos={photos} first={enlarged} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** Arrow keys lead from slide to slide, and the focus with them. */
function useArrows({ track, current, show }: ReturnType<typeof useTrack>, count: number) {
  const { locale } = useLanguage();
  return (event: KeyboardEvent) => {
    const next = current + arrowStep(event.key, directionOf(locale) === 'rtl');
    if (next === current || next < 0 || next >= count) return;
    event.preventDefault();
    show(next);
    const slide = track.current?.children[next]?.querySelector('a');
    slide?.focus({ preventScroll: true });
  };
}

interface Shown {
  readonly photos: readonly Photo[];
  readonly film: ReturnType<typeof filmOf>;
  /** Of the photos and the film together. */
  readonly count: number;
  readonly current: number;
}

interface SlidesProps extends Shown {
  readonly track: RefObject<HTMLUListElement | null>;
  readonly onEnlarge: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Slides({ photos, film, count, current, track, onEnlarge, onKeyDown }: SlidesProps) {
  const texts = useTextsOf('vehicle');
  function enlarge(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onEnlarge(index);
  }
  return (
    <ul className="vehicle-gallery-track" ref={track}>
      {photos.map((photo, index) => (
        <li key={photo.sequence} id={idOf(index)} className="vehicle-gallery-slide">
          <a
            href={withBasePath(photo.full_path)}
            className="vehicle-gallery-photo"
            tabIndex={index === current ? 0 : -1}
            aria-label={[photo.alt, fillText(texts.enlarge, { number: index + 1, of: count })]
              .filter(Boolean)
              .join('. ')}
            onClick={(event) => enlarge(event, index)}
            onPointerEnter={Lightbox.expect}
            onFocus={Lightbox.expect}
            onKeyDown={onKeyDown}
          >
            <VehiclePhoto
              photo={photo}
              sizes={`${fromWidth('xl')} 66vw, 100vw`}
              priority={index ? undefined : 'high'}
            />
          </a>
        </li>
      ))}
      {film && (
        <li id={idOf(photos.length)} className="vehicle-gallery-slide">
          <FilmSlide film={film} poster={photos[0]?.big_path} />
        </li>
      )}
    </ul>
  );
}

function Thumbs({ photos, film, count, current, onShow }: Shown & Pick<ThumbProps, 'onShow'>) {
  const texts = useTextsOf('vehicle');
  const thumb = (index: number) => ({ index, count, isCurrent: index === current, onShow });
  return (
    <ul className="vehicle-gallery-thumbs">
      {photos.map((photo, index) => (
        <li key={photo.sequence}>
          <Thumb {...thumb(index)}>
            <VehiclePhoto photo={photo} alt="" sizes="8rem" />
          </Thumb>
        </li>
      ))}
      {film && (
        <li>
          <Thumb {...thumb(photos.length)}>
            <span className="vehicle-gallery-thumb-film">{texts.filmShort}</span>
          </Thumb>
        </li>
      )}
    </ul>
  );
}

interface ThumbProps {
  readonly index: number;
  readonly count: number;
  readonly isCurrent: boolean;
  readonly onShow: (index: number) => void;
  readonly children: ReactNode;
}

function Thumb({ index, count, isCurrent, onShow, children }: ThumbProps) {
  const texts = useTextsOf('vehicle');
  return (
    <a
      href={`#${idOf(index)}`}
      className="vehicle-gallery-thumb"
      aria-label={fillText(texts.photo, { number: index + 1, of: count })}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        onShow(index);
      }}
    >
      {children}
    </a>
  );
}
