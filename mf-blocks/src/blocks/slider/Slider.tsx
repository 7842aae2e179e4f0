import type { ContentOf, ImageValue } from '@showroom/contracts/blocks/template';
import { Heading } from '@showroom/shared-ui/heading';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Action } from '../../kits/actions/Actions';
import { levelInside } from '../../kits/levels/levels';
import { Scroller } from '../../kits/scroller/Scroller';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import './Slider.css';

/** The library cuts its pictures square; all others are cut by the browser. */
const isCut = (src: string) => src.startsWith('/media/library/');

function Square({ image: { src, alt } }: { readonly image: ImageValue }) {
  return (
    <Picture
      className={isCut(src) ? 'slider-picture' : 'slider-picture slider-whole'}
      src={isCut(src) ? `${src}-300x300.webp` : src}
      alt={alt}
      sizes="34rem"
      ratio="1:1"
    />
  );
}

export function Component({ content: { theme, groups, ...title } }: BlockProps<ContentOf<typeof template>>) {
  if (groups.length === 0) return null;
  const level = levelInside(title.title_tag, title.title);
  const names = groups.map((group) => group.title || group.image?.alt).filter(Boolean);
  return (
    <Section className="slider" theme={theme} wide>
      <SectionTitle {...title} />
      <Scroller label={title.title || names.join(', ')} className="slider-pictures">
        {groups.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <li key={index} className="slider-slide">
            {slide.image ? <Square image={slide.image} /> : <span className="slider-room" />}
            {slide.title !== '' && (
              <Heading level={level} size="s">
                {slide.title}
              </Heading>
            )}
            {slide.text !== '' && <p>{slide.text}</p>}
            <Action link={slide.link} about={slide.title} />
          </li>
        ))}
      </Scroller>
    </Section>
  );
}
