import { formatCount } from '@showroom/shared-ui/format-count';
import { SiteLink } from '@showroom/shared-ui/link';
import { storedState } from '../data/product-page-data';
import { useLanguage, useTextsOf } from '../language/use-language';
import { useComparedVehicles } from './compared-vehicles';
import { comparePath } from './paths';

/** The way to the comparison where there is no room for its tray; nothing until there are two. */
export function CompareLink() {
  const texts = useTextsOf('saved');
  const { locale } = useLanguage();
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
