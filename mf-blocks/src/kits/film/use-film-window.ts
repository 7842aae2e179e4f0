import type { FilmValue } from '@showroom/contracts/blocks/template';
import { pictureAddress } from '@showroom/shared-ui/picture-address';
import { usePlatform } from '@showroom/shared-ui/platform';

/** Opens a film, by a safe address and a title, in the one video dialog of the page. */
export function useFilmWindow() {
  const { bus } = usePlatform();
  return async ({ poster, captions, description }: FilmValue, src: string, title: string): Promise<void> => {
    // With the press alone: it brings the event's schema.
    const { modalVideo } = await import('@showroom/contracts/events/modal-video');
    bus.emit(modalVideo, {
      src,
      title,
      ...(description && { description }),
      ...(poster && { poster: pictureAddress(poster.src, '1600x900') }),
      ...(captions && { captions: captions.map((one) => ({ ...one })) }),
    });
  };
}
