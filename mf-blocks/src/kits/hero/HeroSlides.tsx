import { useMessages } from '@showroom/shared-ui/messages';
import type { ReactNode } from 'react';
import { Slides } from '../slides/Slides';
import { type Slides as SlidesState, useSlides } from '../slides/use-slides';
import { HeroSlide } from './HeroSlide';
import type { HeroContent } from './hero-fields';
import messages from './messages/en.json';
import { SlideTimer } from './SlideTimer';
import './Hero.css';

interface HeroSlidesProps {
  readonly content: HeroContent;
  /** The block's own class. */
  readonly className?: string;
  /** What leads to the slides, below them. Default: dots on them. */
  readonly chooser?: (slides: SlidesState, durations: readonly number[]) => ReactNode;
}

function classesOf(content: HeroContent, className: string | undefined): string {
  return ['hero', content.has_wide_ratio && 'hero-wide', content.has_mxo && 'hero-mxo', className]
    .filter(Boolean)
    .join(' ');
}

/**
 * Slides are scrolled by the browser. This code adds the buttons, and lets them follow each other
 * unless somebody looks at one.
 */
export function HeroSlides({ content, className, chooser }: HeroSlidesProps) {
  const { label } = useMessages(messages);
  const { groups } = content;
  const durations = groups.map(({ slide_duration_limit }) => slide_duration_limit || content.slide_duration);
  const slides = useSlides(durations, content.is_autoplay);
  const shown = groups[slides.current] ?? groups[0];
  if (!shown) return null;
  const timer = content.has_timer && groups.length > 1 && (
    <SlideTimer
      key={slides.current}
      milliseconds={shown.slide_duration_limit || content.slide_duration}
      isRunning={slides.isMoving}
      theme={shown.timer_box_color}
    />
  );
  return (
    <div className={classesOf(content, className)} data-offer-key={content.offer_key || undefined}>
      {content.has_banner && content.banner_text !== '' && <p className="hero-text">{content.banner_text}</p>}
      <Slides
        slides={slides}
        label={label}
        count={groups.length}
        isAutoplay={content.is_autoplay}
        isLimited={content.has_touch_devices_slides_limit}
        chooser={
          chooser && (
            <>
              {timer}
              {chooser(slides, durations)}
            </>
          )
        }
      >
        {groups.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <HeroSlide key={index} {...slide} isFirst={index === 0} titleSize={content.is_ffi ? 'title' : 'hero'} />
        ))}
      </Slides>
      {!chooser && timer}
    </div>
  );
}
