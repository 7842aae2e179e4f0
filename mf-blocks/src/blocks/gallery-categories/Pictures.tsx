import type { ImageValue } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Container } from '@showroom/shared-ui/container';
import { Picture } from '@showroom/shared-ui/picture';
import { useEnlarged } from '../../kits/photos/use-enlarged';

const SIZES = `${fromWidth('xl')} 33vw, ${fromWidth('xs')} 50vw, 100vw`;

interface PicturesProps {
  readonly images: readonly ImageValue[];
}

/** The pictures of a category. */
export function Pictures({ images }: PicturesProps) {
  const { linkOf, lightbox } = useEnlarged(images);
  return (
    <Container>
      <ul className="gallery-categories-pictures">
        {images.map(({ src, alt, blur }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand there twice
          <li key={index}>
            <a {...linkOf(index)} className="gallery-categories-picture">
              <Picture src={src} blur={blur} alt={alt} sizes={SIZES} />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </Container>
  );
}
