import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Heading } from '@showroom/shared-ui/heading';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Action } from '../../kits/actions/Actions';
import { levelInside } from '../../kits/levels/levels';
import { Scroller } from '../../kits/scroller/Scroller';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { ModelSpecs } from './ModelSpecs';
import type { template } from './template';
import './ModelsCarousel.css';

const SIZES = `${fromWidth('l')} 34rem, 85vw`;

export function Component({ content: { theme, groups, ...title } }: BlockProps<ContentOf<typeof template>>) {
  if (groups.length === 0) return null;
  const level = levelInside(title.title_tag, title.title);
  return (
    <Section className="models-carousel" theme={theme} wide>
      <SectionTitle {...title} />
      <Scroller
        label={title.title || groups.map(({ nameplate }) => nameplate).join(', ')}
        className="models-carousel-models"
      >
        {groups.map(({ nameplate, car_image, transparent_image, specs, link }, index) => {
          const image = transparent_image ?? car_image;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
            <li key={index} className="models-carousel-model">
              {image && <Picture {...image} className="models-carousel-picture" sizes={SIZES} />}
              <Heading level={level} size="l">
                {nameplate}
              </Heading>
              <ModelSpecs specs={specs} />
              <Action link={link} className="models-carousel-link" />
            </li>
          );
        })}
      </Scroller>
    </Section>
  );
}
