import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { useMessages } from '@showroom/shared-ui/messages';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import messages from './messages/en.json';
import type { template } from './template';
import './ColorPickerCarousel.css';

type Color = ContentOf<typeof template>['groups'][number];

const SIZES = `${fromWidth('l')} 70rem, 100vw`;

/** An attribute of a drawing: the site's policy refuses styles in the page. */
function Swatch({ swatch, swatch_image }: Pick<Color, 'swatch' | 'swatch_image'>) {
  if (swatch_image)
    return <Picture className="color-picker-carousel-swatch" {...swatch_image} alt="" sizes="3rem" ratio="1:1" />;
  return (
    <svg className="color-picker-carousel-swatch" viewBox="0 0 2 2" aria-hidden="true">
      <rect width="2" height="2" fill={/^#[\da-f]{3,8}$/i.test(swatch) ? swatch : 'none'} />
    </svg>
  );
}

/** The chosen radio button shows its picture by CSS alone. */
export function Component({ id, content: { theme, groups, ...title } }: BlockProps<ContentOf<typeof template>>) {
  const { color } = useMessages(messages);
  const colors = groups.filter(({ color_name }) => color_name !== '');
  if (colors.length === 0) return null;
  return (
    <Section className="color-picker-carousel" theme={theme}>
      <SectionTitle {...title} />
      <fieldset className="color-picker-carousel-colors">
        <legend>
          <VisuallyHidden>{color}</VisuallyHidden>
        </legend>
        {colors.map(({ color_name, image, price, ...swatch }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <div key={index} className="color-picker-carousel-color">
            <label className="color-picker-carousel-choice">
              <input
                type="radio"
                className="color-picker-carousel-radio"
                name={`${id}-color`}
                value={index}
                defaultChecked={index === 0}
              />
              <Swatch {...swatch} />
              <VisuallyHidden>{color_name}</VisuallyHidden>
            </label>
            <div className="color-picker-carousel-shown">
              {image && <Picture {...image} sizes={SIZES} />}
              <p className="color-picker-carousel-words">
                <span className="color-picker-carousel-name">{color_name}</span>
                {price !== '' && <bdi>{price}</bdi>}
              </p>
            </div>
          </div>
        ))}
      </fieldset>
    </Section>
  );
}
