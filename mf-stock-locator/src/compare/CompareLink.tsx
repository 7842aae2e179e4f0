import { formatCount } from '@showroom/shared-ui/format-count';
import { SiteLink } from '@showroom/shared-ui/link';
import { useSavedTexts, useSpecificationMessages } from '../language/use-language';
import { storedState } from '../vehicle/product-page-data';
import { comparePath } from './compare-path';
import { useComparedVehicles } from './compared-vehicles';

/** The way to the comparison where there is no room for its tray; nothing until there are two. */
export function CompareLink() {
  const texts = useSavedTexts();
  const { locale } = useSpecificationMessages();
  const vehicles = useComparedVehicles();
  if (vehicles.length < 2) return null;
  return (
    <SiteLink
      href={comparePath(
        vehicles.map(({ id }) => id),
        { state: storedState() },
      )}
      look="standalone"
      className="compare-link"
    >
      {formatCount(vehicles.length, texts.chosen, locale)}
    </SiteLink>
  );
}
