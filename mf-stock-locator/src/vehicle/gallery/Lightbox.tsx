import type { Photo } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import { directionOf } from '@showroom/contracts/markets';
import { Icon } from '@showroom/shared-ui/icon';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage, useTextsOf } from '../../language/use-language';
import { arrowStep } from './arrow-step';
import { photoSets } from './photo-sets';
import { StepLink } from './StepLink';
import { useTrack } from './use-track';
import './Lightbox.css';

const LARGEST = 3;

interface LightboxProps {
  readonly photos: readonly Photo[];
  readonly first: number;
  readonly onClose: () => void;
}

/** The photo that is shown and how large, and what leads on or zooms. */
function useLightbox(first: number, count: number) {
  const { locale } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const { track, current, show } = useTrack(first);
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    dialog.current?.showModal();
    close.current?.focus();
    track.current?.children[first]?.scrollIntoView?.({ block: 'nearest', inline: 'start', behavior: 'instant' });
  }, [first, track]);

  useEffect(() => {
    if (zoom > 1) showMiddle(track.current?.children[current]);
  }, [zoom, current, track]);

  const zoomTo = (wanted: number) => setZoom(Math.min(Math.max(wanted, 1), LARGEST));
  function go(index: number) {
    if (index < 0 || index >= count) return;
    setZoom(1);
    show(index);
  }
  function followKeys(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') zoomTo(zoom + 1);
    if (event.key === '-') zoomTo(zoom - 1);
    const step = arrowStep(event.key, directionOf(locale) === 'rtl');
    // A zoomed photo is scrolled with the same keys.
    if (step === 0 || zoom > 1) return;
    event.preventDefault();
    go(current + step);
  }
  return { dialog, close, track, current, zoom, zoomTo, go, followKeys };
}

/**
 * Photos over the whole window: arrows and swipes lead on, plus and minus zoom, a photo that is
 * zoomed is moved by scrolling.
 */
export function Lightbox({ photos, first, onClose }: LightboxProps) {
  const texts = useTextsOf('vehicle');
  const { dialog, close, track, current, zoom, zoomTo, go, followKeys } = useLightbox(first, photos.length);
  return (
    <dialog
      ref={dialog}
      className="vehicle-lightbox dark-theme"
      aria-label={texts.photos}
      onClose={onClose}
      onKeyDown={followKeys}
    >
      <div className="vehicle-lightbox-head">
        <p aria-live="polite">{fillText(texts.photo, { number: current + 1, of: photos.length })}</p>
        <ZoomButton name="minus" label={texts.zoomOut} isUsable={zoom > 1} onClick={() => zoomTo(zoom - 1)} />
        <ZoomButton name="plus" label={texts.zoomIn} isUsable={zoom < LARGEST} onClick={() => zoomTo(zoom + 1)} />
        <button
          ref={close}
          type="button"
          className="vehicle-lightbox-button"
          aria-label={texts.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      <div className="vehicle-lightbox-stage">
        <Slides {...{ photos, track, current, zoom, zoomTo }} />
        {current > 0 && zoom === 1 && (
          <StepLink href="#" side="previous" label={texts.previous} onStep={() => go(current - 1)} />
        )}
        {current < photos.length - 1 && zoom === 1 && (
          <StepLink href="#" side="next" label={texts.next} onStep={() => go(current + 1)} />
        )}
      </div>
    </dialog>
  );
}

type SlidesProps = Pick<LightboxProps, 'photos'> &
  Pick<ReturnType<typeof useLightbox>, 'track' | 'current' | 'zoom' | 'zoomTo'>;

function Slides({ photos, track, current, zoom, zoomTo }: SlidesProps) {
  const { hd, quarter_hd } = photoSets(photos);
  return (
    <ul className="vehicle-lightbox-track" ref={track} data-zoomed={zoom > 1 || undefined}>
      {photos.map(({ sequence, alt }, index) => {
        const shared = {
          width: 1600,
          height: 900,
          loading: Math.abs(index - current) < 2 ? 'eager' : 'lazy',
          className: `vehicle-lightbox-photo vehicle-lightbox-photo-${index === current ? zoom : 1}`,
        } as const;
        return (
          <li key={sequence} className="vehicle-lightbox-slide" tabIndex={zoom > 1 && index === current ? 0 : -1}>
            {/* Most browsers have it from the gallery: it is seen until the large one has come and covers it. */}
            <img {...shared} src={quarter_hd[index]} alt="" />
            <img
              {...shared}
              src={hd[index]}
              srcSet={`${quarter_hd[index]} 960w, ${hd[index]} 1600w`}
              sizes={`${100 * zoom}vw`}
              alt={alt}
              onDoubleClick={() => zoomTo(zoom > 1 ? 1 : 2)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/**
 * A photo that has just grown is seen from its middle; in a page that is read from right to left
 * the places are negative.
 */
function showMiddle(slide: Element | undefined): void {
  if (!slide) return;
  const isRightToLeft = getComputedStyle(slide).direction === 'rtl';
  slide.scrollLeft = ((slide.scrollWidth - slide.clientWidth) / 2) * (isRightToLeft ? -1 : 1);
  slide.scrollTop = (slide.scrollHeight - slide.clientHeight) / 2;
}

interface ZoomButtonProps {
  readonly name: 'plus' | 'minus';
  readonly label: string;
  readonly isUsable: boolean;
  readonly onClick: () => void;
}

/** Stays focusable at either end, so that the keyboard does not lose its place. */
function ZoomButton({ name, label, isUsable, onClick }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className="vehicle-lightbox-button"
      aria-label={label}
      aria-disabled={!isUsable || undefined}
      onClick={onClick}
    >
      <Icon name={name} size={20} />
    </button>
  );
}
