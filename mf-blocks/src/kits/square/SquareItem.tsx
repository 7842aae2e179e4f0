import type { ImageValue, LinkValue } from '@showroom/contracts/blocks/template';
import { Heading, type HeadingLevel } from '@showroom/shared-ui/heading';
import { Picture } from '@showroom/shared-ui/picture';
import type { ReactNode } from 'react';
import { Action } from '../actions/Actions';
import './Square.css';

interface SquareItemProps {
  readonly image: ImageValue | undefined;
  /** What is shown in its place under a pointer; it says nothing that the first does not. */
  readonly hoverImage?: ImageValue | undefined;
  readonly title: string;
  readonly level: HeadingLevel;
  readonly link: LinkValue | undefined;
  readonly children: ReactNode;
}

/** A small square picture with a title, what is said of it and a link, as an item of a scroller. */
export function SquareItem({ image, hoverImage, title, level, link, children }: SquareItemProps) {
  return (
    <li className="square-item">
      <div className="square-pictures">
        {image ? <SquarePicture image={image} /> : <span className="square-room" />}
        {image && hoverImage && (
          <div className="square-hover">
            <SquarePicture image={{ ...hoverImage, alt: '' }} />
          </div>
        )}
      </div>
      {title !== '' && (
        <Heading level={level} size="s">
          {title}
        </Heading>
      )}
      {children}
      <Action link={link} about={title} />
    </li>
  );
}

/** The library cuts its pictures square; all others are cut by the browser. */
function SquarePicture({ image: { src, alt, blur } }: { readonly image: ImageValue }) {
  const isCut = src.startsWith('/media/library/');
  return (
    <Picture
      className={isCut ? undefined : 'square-whole'}
      src={isCut ? `${src}-300x300.webp` : src}
      blur={blur}
      alt={alt}
      sizes="34rem"
      ratio="1:1"
    />
  );
}
