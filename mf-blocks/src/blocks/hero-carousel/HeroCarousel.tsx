import type { ContentOf } from '@showroom/contracts/blocks/template';
import { useMessages } from '@showroom/shared-ui/messages';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Slides } from '../../kits/slides/Slides';
import { useSlides } from '../../kits/slides/use-slides';
import messages from './messages/en.json';
import { Slide } from './Slide';
import { SlideTimer } from './SlideTimer';
import type { template } from './template';
import './HeroCarousel.css';

type HeroCarouselProps = ContentOf<typeof template>;

function classesOf(content: Omit<HeroCarouselProps, 'groups'>): string {
  return ['hero-carousel', content.has_wide_ratio && 'hero-carousel-wide', content.has_mxo && 'hero-carousel-mxo']
    .filter(Boolean)
    .join(' ');
}

/**
 * Slides are scrolled by the browser. This code adds the buttons, and lets them follow each other
 * unless somebody looks at one.
 */
export function Component({ content: { groups, ...content } }: BlockProps<HeroCarouselProps>) {
  const { label } = useMessages(messages);
  const durations = groups.map(({ slide_duration_limit }) => slide_duration_limit || content.slide_duration);
  const slides = useSlides(durations, content.is_autoplay);
  const shown = groups[slides.current] ?? groups[0];
  if (!shown) return null;

  return (
    <div className={classesOf(content)} data-offer-key={content.offer_key || undefined}>
      {content.has_banner && content.banner_text !== '' && (
        <p className="hero-carousel-banner">{content.banner_text}</p>
      )}
      <Slides
        slides={slides}
        label={label}
        count={groups.length}
        isAutoplay={content.is_autoplay}
        isLimited={content.has_touch_devices_slides_limit}
      >
        {groups.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <Slide key={index} {...slide} isFirst={index === 0} titleSize={content.is_ffi ? 'title' : 'hero'} />
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
