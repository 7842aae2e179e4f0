import { fillText } from '@showroom/contracts/fill-text';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { useTextsOf } from '../../language/use-language';

/** Stars behind a price lead to the note with as many. */
export function Stars({ stars }: { readonly stars: string }) {
  const texts = useTextsOf('vehicle');
  if (!stars) return null;
  return (
    <>
      {stars.split(' ').map((star) => (
        <a key={star} href={`#price-note-${star.length}`} className="vehicle-stars">
          <span aria-hidden="true">{star}</span>
          <VisuallyHidden>{fillText(texts.note, { stars: star.length })}</VisuallyHidden>
        </a>
      ))}
    </>
  );
}
