import type { ImageValue } from '@showroom/contracts/blocks/template';
import { fillText } from '@showroom/contracts/fill-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { onDemand } from '@showroom/shared-ui/on-demand';
import { pictureAddress } from '@showroom/shared-ui/picture-address';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { type MouseEvent, Suspense, useState } from 'react';
import messages from './messages/en.json';

const Lightbox = onDemand(() => import('@showroom/shared-ui/lightbox').then((code) => code.Lightbox));

/**
 * Pictures as links to themselves, which are enlarged on the page where code runs: attributes of
 * each link, and what is shown of the one that was followed.
 */
export function useEnlarged(images: readonly ImageValue[]) {
  const texts = useMessages(messages);
  const [enlarged, setEnlarged] = useState<number>();
  const photos = images.map(({ src, alt }) => ({
    small: pictureAddress(src, '960x540'),
    large: pictureAddress(src, '1600x900'),
    alt,
  }));
  const linkOf = (index: number) => ({
    href: safeHref(photos[index]?.large),
    'aria-label': [photos[index]?.alt, fillText(texts.enlarge, { number: index + 1, of: images.length })]
      .filter(Boolean)
      .join('. '),
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setEnlarged(index);
    },
    onPointerEnter: Lightbox.expect,
    onFocus: Lightbox.expect,
  });
  const lightbox = enlarged !== undefined && (
    <Suspense fallback={null}>
      <Lightbox photos={photos} first={enlarged} onClose={() => setEnlarged(undefined)} />
    </Suspense>
  );
  return { linkOf, lightbox };
}
