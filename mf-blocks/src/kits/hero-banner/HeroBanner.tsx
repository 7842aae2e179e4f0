import type { ImageValue, LinkValue } from '@showroom/contracts/blocks/template';
import { Container } from '@showroom/shared-ui/container';
import { Heading, headingLevel } from '@showroom/shared-ui/heading';
import { Picture } from '@showroom/shared-ui/picture';
import { Action } from '../actions/Actions';

import '../scrim/Scrim.css';
import './HeroBanner.css';

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
}

/** A picture over the whole width with words on it. The picture is the page's largest: the browser is told to fetch it first. */
export function HeroBanner({ className, titleSize, title, title_tag, subtitle, image, link, theme }: HeroBannerProps) {
  return (
    <section className={`hero-banner ${className} ${theme}-theme`}>
      <div className="hero-banner-words scrim">
        <Container wide className="hero-banner-lines">
          <Heading level={headingLevel(title_tag)} size={titleSize} className="hero-banner-title">
            {title}
          </Heading>
          {subtitle !== '' && <p className="hero-banner-subtitle">{subtitle}</p>}
          <Action link={link} />
        </Container>
      </div>
      {image && (
        <Picture
          ratio="fill"
          className="hero-banner-picture scrim-picture"
          src={image.src}
          alt={image.alt}
          sizes="100vw"
          priority
        />
      )}
    </section>
  );
}
