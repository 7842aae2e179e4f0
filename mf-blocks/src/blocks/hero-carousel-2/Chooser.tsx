import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fillText } from '@showroom/contracts/fill-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { Picture } from '@showroom/shared-ui/picture';
import { useEffect, useRef } from 'react';
import messages from '../../kits/slides/messages/en.json';
import { SlideChoices } from '../../kits/slides/SlideChoices';
import type { Slides } from '../../kits/slides/use-slides';
import type { template } from './template';

interface ChooserProps {
  readonly slides: Slides;
  /** Milliseconds, one for each slide. */
  readonly durations: readonly number[];
  readonly groups: ContentOf<typeof template>['groups'];
}

/** A small picture and a title for each slide, below a line that fills as its time passes. */
export function Chooser({ slides: { current, isMoving, goTo }, durations, groups }: ChooserProps) {
  const { slide } = useMessages(messages);
  return (
    <SlideChoices current={current} className="hero-carousel-2-choices">
      {groups.map(({ image, video_bg, info }, index) => {
        const picture = image ?? video_bg;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <li key={index} className="hero-carousel-2-item">
            <button
              type="button"
              className="hero-carousel-2-choice"
              aria-current={index === current}
              onClick={() => goTo(index)}
            >
              <span className="hero-carousel-2-line">
                {index === current && <Progress milliseconds={durations[index] ?? 0} isRunning={isMoving} />}
              </span>
              {picture && <Picture {...picture} className="hero-carousel-2-picture" alt="" sizes="8rem" ratio="fill" />}
              <span className="hero-carousel-2-name">{info || fillText(slide, { number: index + 1 })}</span>
            </button>
          </li>
        );
      })}
    </SlideChoices>
  );
}

interface ProgressProps {
  readonly milliseconds: number;
  readonly isRunning: boolean;
}

/** Fills from nothing while the time of its slide runs, and is full while it does not. */
function Progress({ milliseconds, isRunning }: ProgressProps) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isRunning || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The time is the editor's, and the site's policy refuses inline styles.
    const animation = line.current?.animate({ scale: ['0 1', '1 1'] }, milliseconds);
    return () => animation?.cancel();
  }, [milliseconds, isRunning]);
  return <span ref={line} className="hero-carousel-2-progress" />;
}
