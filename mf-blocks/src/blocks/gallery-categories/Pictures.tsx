import type { ImageValue } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { fillText } from '@showroom/contracts/fill-text';
import { Container } from '@showroom/shared-ui/container';
import { useMessages } from '@showroom/shared-ui/messages';
import { onDemand } from '@showroom/shared-ui/on-demand';
import { Picture } from '@showroom/shared-ui/picture';
import { pictureAddress } from '@showroom/shared-ui/picture-address';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { type MouseEvent, Suspense, useState } from 'react';
import messages from './messages/en.json';

const Lightbox = onDemand(() => import('@showroom/shared-ui/lightbox').then((code) => code.Lightbox));

const SIZES = `${fromWidth('xl')} 33vw, ${fromWidth('xs')} 50vw, 100vw`;

interface PicturesProps {
  readonly images: readonly ImageValue[];
}

/** A category: each picture is a link to itself, and enlarged on the page where code runs. */
export function Pictures({ images }: PicturesProps) {
  const texts = useMessages(messages);
  const [enlarged, setEnlarged] = useState<number>();
  const photos = images.map(({ src, alt }) => ({
    small: pictureAddress(src, '960x540'),
    large: pictureAddress(src, '1600x900'),
    alt,
  }));
  function enlarge(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setEnlarged(index);
  }
  return (
    <Container>
      <ul className="gallery-categories-pictures">
        {images.map(({ src, alt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand there twice
          <li key={index}>
            <a
              href={safeHref(photos[index]?.large)}
              className="gallery-categories-picture"
              aria-label={[alt, fillText(texts.enlarge, { number: index + 1, of: images.length })]
                .filter(Boolean)
                .join('. ')}
              onClick={(event) => enlarge(event, index)}
              onPointerEnter={Lightbox.expect}
              onFocus={Lightbox.expect}
            >
              <Picture src={src} alt={alt} sizes={SIZES} />
            </a>
          </li>
        ))}
      </ul>
      {enlarged !== undefined && (
        <Suspense fallback={null}>
          <Lightbox photos={photos} first={enlarged} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
    </Container>
  );
}
