import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { fillText } from '@showroom/contracts/fill-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { Picture } from '@showroom/shared-ui/picture';
import { usePageLocale } from '@showroom/shared-ui/platform';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { ContentText } from '../../kits/content/ContentText';
import { levelInside } from '../../kits/levels/levels';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import messages from '../../kits/slides/messages/en.json';
import { SlideChoices } from '../../kits/slides/SlideChoices';
import { Slides } from '../../kits/slides/Slides';
import { type Slides as SlidesState, useSlides } from '../../kits/slides/use-slides';
import type { template } from './template';
import './NumberButtonCarousel.css';

const SIZES = `${fromWidth('l')} 60vw, 100vw`;

type Content = ContentOf<typeof template>;

export function Component({ content: { theme, groups, ...title } }: BlockProps<Content>) {
  const slides = useSlides([], false);
  if (groups.length === 0) return null;
  const level = levelInside(title.title_tag, title.title);
  const names = groups.map((group) => group.title).filter(Boolean);
  return (
    <Section className="number-button-carousel" theme={theme}>
      <SectionTitle {...title} />
      <Slides
        slides={slides}
        label={title.title || names.join(', ')}
        count={groups.length}
        isAutoplay={false}
        chooser={<Numbers slides={slides} groups={groups} />}
      >
        {groups.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <li key={index} className="number-button-carousel-slide">
            {slide.image && <Picture {...slide.image} sizes={SIZES} />}
            <div className="number-button-carousel-words">
              <ContentText {...slide} about={slide.title} level={level} size="l" />
            </div>
          </li>
        ))}
      </Slides>
    </Section>
  );
}

/** A button for each slide, with its number in the digits of the page's language. */
function Numbers({ slides, groups }: { readonly slides: SlidesState; readonly groups: Content['groups'] }) {
  const { slide } = useMessages(messages);
  const { locale } = usePageLocale();
  const number = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  return (
    <SlideChoices current={slides.current} className="number-button-carousel-numbers">
      {groups.map(({ title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
        <li key={index}>
          <button
            type="button"
            className="number-button-carousel-number"
            aria-label={[number.format(index + 1), title || fillText(slide, { number: index + 1 })].join(' ')}
            aria-current={index === slides.current}
            onClick={() => slides.goTo(index)}
          >
            {number.format(index + 1)}
          </button>
        </li>
      ))}
    </SlideChoices>
  );
}
