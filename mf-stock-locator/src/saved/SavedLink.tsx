import { SiteLink } from '@showroom/shared-ui/link';
import { useSetting } from '@showroom/shared-ui/platform';
import { useSavedTexts, useWords } from '../language/use-language';
import { writeNumber } from '../specification/formats';
import { SAVED_PATH } from './saved-path';
import { useSavedVehicles } from './saved-vehicles';

/** The way to the saved vehicles, with how many there are. */
export function SavedLink({ className }: { readonly className?: string }) {
  const texts = useSavedTexts();
  const { locale } = useWords();
  const { length } = useSavedVehicles();
  if (!useSetting('additional_features.display_selected_vehicles')) return null;
  return (
    <SiteLink href={SAVED_PATH} look="standalone" className={className}>
      {texts.saved}
      {length > 0 && ` (${writeNumber(length, locale)})`}
    </SiteLink>
  );
}
