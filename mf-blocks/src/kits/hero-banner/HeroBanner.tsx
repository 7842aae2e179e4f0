import type { ImageValue, LinkValue } from '@showroom/contracts/blocks/template';
import { belowWidth } from '@showroom/contracts/breakpoints';
import { Container } from '@showroom/shared-ui/container';
import { Heading, headingLevel } from '@showroom/shared-ui/heading';
import { Paragraph } from '@showroom/shared-ui/paragraph';
import { Picture } from '@showroom/shared-ui/picture';
import { pictureAddress, pictureSet, UPRIGHT_SIZES } from '@showroom/shared-ui/picture-address';
import type { ReactNode } from 'react';
import { Action } from '../actions/Actions';

import '../scrim/Scrim.css';
import './HeroBanner.css';

/** Where the picture stands below the words, whole, instead of behind them. */
const BELOW = `${belowWidth('m')}, (orientation: portrait)`;
/** In a high window it is cut to the banner's height, and so drawn wider than the window. */
const SIZES = 'max(100vw, 164vh)';

interface HeroBannerProps {
  /** The block's own class, which gives the banner its height. */
  readonly className: string;
  readonly titleSize: 'title' | 'hero';
  readonly title: string;
  readonly title_tag: string;
  readonly subtitle: string;
  readonly image: ImageValue | undefined;
  readonly link: LinkValue | undefined;
  readonly theme: 'dark' | 'light';
  /** Stands in place of the image on screens that are higher than wide. */
  readonly highImage?: ImageValue | undefined;
  /** The picture is the page's largest: the browser is told to fetch it first. */
  readonly isPriority?: boolean;
  /** Lies on the picture, below the words, e.g. a video. */
  readonly background?: ReactNode;
  /** Stands between the words and the link. */
  readonly children?: ReactNode;
}

/** A picture over the whole width with words on it. */
export function HeroBanner({
  className,
  titleSize,
  title,
  title_tag,
  subtitle,
  link,
  theme,
  ...props
}: HeroBannerProps) {
  const { image, highImage, isPriority = true, background, children } = props;
  const upright = image && pictureSet(image.src, UPRIGHT_SIZES);
  return (
    <section className={`hero-banner ${className} ${theme}-theme`}>
      <div className="hero-banner-words scrim">
        <Container wide className="hero-banner-lines">
          {title !== '' && (
            <Heading level={headingLevel(title_tag)} size={titleSize} className="hero-banner-title">
              {title}
            </Heading>
          )}
          {subtitle !== '' && (
            <Paragraph size="l" className="hero-banner-subtitle">
              {subtitle}
            </Paragraph>
          )}
          {children}
          <Action link={link} />
        </Container>
      </div>
      {image && (
        <picture className="hero-banner-frame">
          {highImage && <source media="(orientation: portrait)" srcSet={pictureAddress(highImage.src, '1024x576')} />}
          {upright && !highImage && <source media={BELOW} srcSet={upright} sizes="100vw" />}
          <Picture
            {...image}
            ratio="fill"
            className="hero-banner-picture scrim-picture"
            sizes={SIZES}
            isWide
            priority={isPriority ? 'high' : undefined}
          />
        </picture>
      )}
      {background}
    </section>
  );
}
