import { withBasePath } from '@showroom/contracts/base-path';
import { fillText } from '@showroom/contracts/fill-text';
import { directionOf } from '@showroom/contracts/markets';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon';
import { useMessages } from '../texts/messages';
import { arrowStep } from './arrow-step';
import messages from './messages/en.json';
import { StepLink } from './StepLink';
import { useTrack } from './use-track';
import './Lightbox.css';

const LARGEST = 3;

/** A photo, small as the page showed it and as large as there is. */
export interface LightboxPhoto {
  /** 960 pixels wide. */
  readonly small: string;
  /** 1600 pixels wide. */
  readonly large: string;
  readonly alt: string;
}

/** The photos, and the index of the one that is shown first. */
export interface LightboxProps {
  readonly photos: readonly LightboxPhoto[];
  readonly first: number;
  readonly onClose: () => void;
}

/** The photo that is shown and how large, and what leads on or zooms. */
function useLightbox(first: number, count: number) {
  const { locale } = usePageLocale();
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
  const texts = useMessages(messages);
  const { dialog, close, track, current, zoom, zoomTo, go, followKeys } = useLightbox(first, photos.length);
  return (
    <dialog
      ref={dialog}
      className="ui-lightbox dark-theme"
      aria-label={texts.photos}
      onClose={onClose}
      onKeyDown={followKeys}
    >
      <div className="ui-lightbox-head">
        <p aria-live="polite">{fillText(texts.photo, { number: current + 1, of: photos.length })}</p>
        <ZoomButton name="minus" label={texts.zoomOut} isUsable={zoom > 1} onClick={() => zoomTo(zoom - 1)} />
        <ZoomButton name="plus" label={texts.zoomIn} isUsable={zoom < LARGEST} onClick={() => zoomTo(zoom + 1)} />
        <button
          ref={close}
          type="button"
          className="ui-lightbox-button"
          aria-label={texts.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      <div className="ui-lightbox-stage">
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
  return (
    <ul className="ui-lightbox-track" ref={track} data-zoomed={zoom > 1 || undefined}>
      {photos.map(({ alt, ...photo }, index) => {
        const [small, large] = [withBasePath(photo.small), withBasePath(photo.large)];
        const shared = {
          width: 1600,
          height: 900,
          loading: Math.abs(index - current) < 2 ? 'eager' : 'lazy',
          className: `ui-lightbox-photo ui-lightbox-photo-${index === current ? zoom : 1}`,
        } as const;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a photo may stand there twice
          <li key={index} className="ui-lightbox-slide" tabIndex={zoom > 1 && index === current ? 0 : -1}>
            {/* Most browsers have it from the page: it is seen until the large one has come and covers it. */}
            <img {...shared} src={small} alt="" />
            <img
              {...shared}
              src={large}
              srcSet={`${small} 960w, ${large} 1600w`}
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
      className="ui-lightbox-button"
      aria-label={label}
      aria-disabled={!isUsable || undefined}
      onClick={onClick}
    >
      <Icon name={name} size={20} />
    </button>
  );
}
