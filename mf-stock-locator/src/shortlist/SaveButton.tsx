import { fillText } from '@showroom/contracts/fill-text';
import { usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { useTextsOf } from '../language/use-language';
import { useSaved } from './saved-vehicles';
import './SaveButton.css';

export interface SaveButtonProps {
  readonly id: string;
  /** Name of the vehicle, for those who hear the button. */
  readonly name: string;
  /** Default: the market's own listing. */
  readonly listing?: string | undefined;
  /** `icon` for a picture's corner, `labelled` beside other buttons. */
  readonly look?: 'icon' | 'labelled' | undefined;
  readonly className?: string | undefined;
}

/**
 * Keeps a vehicle in this browser; a second press takes it out again. In markets without saved
 * vehicles there is nothing to press.
 */
export function SaveButton({ id, name, listing, look = 'icon', className }: SaveButtonProps) {
  const texts = useTextsOf('saved');
  const { market } = usePlatform();
  const [saved, toggle] = useSaved({ id, list: listing ?? market.listing });
  if (!useSetting('additional_features.display_selected_vehicles')) return null;
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={fillText(texts.save, { vehicle: name })}
      className={['saved-button', `saved-button-${look}`, className].filter(Boolean).join(' ')}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11Z" />
      </svg>
      {look === 'labelled' && texts.saveShort}
    </button>
  );
}
