import { useMessages } from '@showroom/shared-ui/messages';
import { Slides } from '../slides/Slides';
import { useSlides } from '../slides/use-slides';
import { HeroSlide } from './HeroSlide';
import type { HeroContent } from './hero-fields';
import messages from './messages/en.json';
import { SlideTimer } from './SlideTimer';
import './Hero.css';

interface HeroSlidesProps {
  readonly content: HeroContent;
}

function classesOf(content: HeroContent): string {
  return ['hero', content.has_wide_ratio && 'hero-wide', content.has_mxo && 'hero-mxo'].filter(Boolean).join(' ');
}

/**
 * Slides are scrolled by the browser. This code adds the buttons, and lets them follow each other
 * unless somebody looks at one.
 */
export function HeroSlides({ content }: HeroSlidesProps) {
  const { label } = useMessages(messages);
  const { groups } = content;
  const durations = groups.map(({ slide_duration_limit }) => slide_duration_limit || content.slide_duration);
  const slides = useSlides(durations, content.is_autoplay);
  const shown = groups[slides.current] ?? groups[0];
  if (!shown) return null;

  return (
    <div className={classesOf(content)} data-offer-key={content.offer_key || undefined}>
      {content.has_banner && content.banner_text !== '' && <p className="hero-text">{content.banner_text}</p>}
      <Slides
        slides={slides}
        label={label}
        count={groups.length}
        isAutoplay={content.is_autoplay}
        isLimited={content.has_touch_devices_slides_limit}
      >
        {groups.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <HeroSlide key={index} {...slide} isFirst={index === 0} titleSize={content.is_ffi ? 'title' : 'hero'} />
        ))}
      </Slides>
      {content.has_timer && groups.length > 1 && (
        <SlideTimer
          key={slides.current}
          milliseconds={shown.slide_duration_limit || content.slide_duration}
          isRunning={slides.isMoving}
          theme={shown.timer_box_color}
        />
      )}
    </div>
  );
}
