import type { ContentOf } from '@showroom/contracts/blocks/template';
import { useMessages } from '@showroom/shared-ui/messages';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { useState } from 'react';
import messages from './messages/en.json';
import { Slide } from './Slide';
import { SlideControls } from './SlideControls';
import { SlideTimer } from './SlideTimer';
import type { template } from './template';
import { useSlides } from './use-slides';
import './HeroCarousel.css';

type HeroCarouselProps = ContentOf<typeof template>;

function classesOf(content: Omit<HeroCarouselProps, 'groups'>): string {
  return [
    'hero-carousel',
    content.has_wide_ratio && 'hero-carousel-wide',
    content.has_mxo && 'hero-carousel-mxo',
    content.has_touch_devices_slides_limit && 'hero-carousel-limited',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Slides are scrolled by the browser. This code adds the buttons, and lets them follow each other
 * unless somebody looks at one.
 */
export function Component({ content: { groups, ...content } }: BlockProps<HeroCarouselProps>) {
  const { label } = useMessages(messages);
  const [isHeld, setHeld] = useState(false);
  const durations = groups.map(({ slide_duration_limit }) => slide_duration_limit || content.slide_duration);
  const slides = useSlides(durations, content.is_autoplay, isHeld);
  const shown = groups[slides.current] ?? groups[0];
  if (!shown) return null;

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div className={classesOf(content)} data-offer-key={content.offer_key || undefined}>
      {content.has_banner && content.banner_text !== '' && (
        <p className="hero-carousel-banner">{content.banner_text}</p>
      )}
      <section
        aria-roledescription="carousel"
        aria-label={label}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <ul className="hero-carousel-slides" ref={slides.track} tabIndex={0} aria-label={label}>
          {groups.map((slide, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
            <Slide key={index} {...slide} isFirst={index === 0} titleSize={content.is_ffi ? 'title' : 'hero'} />
          ))}
        </ul>
      </section>
      {groups.length > 1 && <SlideControls slides={slides} count={groups.length} isAutoplay={content.is_autoplay} />}
      {content.has_timer && groups.length > 1 && (
        <SlideTimer
          key={slides.current}
          milliseconds={shown.slide_duration_limit || content.slide_duration}
          isRunning={slides.isPlaying && !isHeld}
          theme={shown.timer_box_color}
        />
      )}
    </div>
  );
}
