import { withBasePath } from '@showroom/contracts/base-path';
import type { ContentOf, ImageValue } from '@showroom/contracts/blocks/template';
import { belowWidth, fromWidth } from '@showroom/contracts/breakpoints';
import { SiteLink } from '@showroom/shared-ui/link';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { Scroller } from '../../kits/scroller/Scroller';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import './CollectionCarousel.css';

const SIZES = `${fromWidth('s')} 48rem, 130vw`;

/** The library cuts its pictures for these cards; all others are cut by the browser. */
function CardPicture({ image: { src, alt, blur } }: { readonly image: ImageValue }) {
  const isCut = src.startsWith('/media/library/');
  return (
    <picture className="collection-carousel-frame">
      {isCut && <source media={belowWidth('s')} srcSet={withBasePath(`${src}-325x383.webp`)} />}
      <Picture
        className={isCut ? 'collection-carousel-picture' : 'collection-carousel-picture collection-carousel-whole'}
        src={isCut ? `${src}-420x495.webp` : src}
        blur={blur}
        alt={alt}
        sizes={SIZES}
        ratio="fill"
      />
    </picture>
  );
}

export function Component({ content: { theme, groups, ...title } }: BlockProps<ContentOf<typeof template>>) {
  const cards = groups.flatMap(({ image, ...card }) => (image ? [{ ...card, image }] : []));
  if (cards.length === 0) return null;
  return (
    <Section className="collection-carousel" theme={theme} wide>
      <SectionTitle {...title} />
      <Scroller
        label={title.title || cards.map(({ image }) => image.alt).join(', ')}
        className="collection-carousel-cards"
      >
        {cards.map(({ image, url, target }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <li key={index} className="collection-carousel-card">
            {url.trim() !== '' && safeHref(url) !== undefined && image.alt !== '' ? (
              <SiteLink
                href={url}
                target={target ? '_blank' : '_self'}
                look="plain"
                className="collection-carousel-link"
              >
                <CardPicture image={image} />
              </SiteLink>
            ) : (
              <CardPicture image={image} />
            )}
          </li>
        ))}
      </Scroller>
    </Section>
  );
}
