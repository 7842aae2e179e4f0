import { fillText } from '@showroom/contracts/fill-text';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import type { ReactNode } from 'react';
import messages from './messages/en.json';
import type { Slides } from './use-slides';

interface SlideControlsProps {
  readonly slides: Slides;
  readonly count: number;
  readonly isAutoplay: boolean;
  /** What leads to each slide. Default: a dot. */
  readonly chooser?: ReactNode;
}

/** Pause, what leads to each slide, and the ways back and forth. */
export function SlideControls({ slides, count, isAutoplay, chooser }: SlideControlsProps) {
  const { previous, next, play, pause } = useMessages(messages);
  const { current, isPlaying, setPlaying, goTo } = slides;
  return (
    <div className={chooser ? 'slides-bar' : 'slides-controls'}>
      {isAutoplay && (
        <button
          type="button"
          className="slides-button"
          aria-label={isPlaying ? pause : play}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
        </button>
      )}
      {chooser ?? <Dots count={count} current={current} goTo={goTo} />}
      <button
        type="button"
        className="slides-button slides-step"
        aria-label={previous}
        onClick={() => goTo(current - 1)}
      >
        <Icon name="arrow-start" size={18} />
      </button>
      <button type="button" className="slides-button slides-step" aria-label={next} onClick={() => goTo(current + 1)}>
        <Icon name="arrow-end" size={18} />
      </button>
    </div>
  );
}

function Dots({ count, current, goTo }: Pick<Slides, 'current' | 'goTo'> & { readonly count: number }) {
  const { slide } = useMessages(messages);
  return (
    <ul className="slides-dots">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a dot stands for
        <li key={index}>
          <button
            type="button"
            className="slides-dot"
            aria-label={fillText(slide, { number: index + 1 })}
            aria-current={index === current}
            onClick={() => goTo(index)}
          />
        </li>
      ))}
    </ul>
  );
}
