import { fromWidth } from '@showroom/contracts/breakpoints';
import { titleOf } from '@showroom/contracts/entities/vehicle-title';
import { LinkButton } from '@showroom/shared-ui/button';
import { VehiclePhoto } from '@showroom/shared-ui/photo';
import { useTextsOf } from '../language/use-language';
import { PriceLines } from '../prices/PriceLines';
import type { ConfiguredVehicle } from './list-data';
import { useOffers } from './use-offers';
import './ConfiguredCard.css';

/** The vehicle that the visitor built, before those that are in stock. */
export function ConfiguredCard({ vehicle }: { readonly vehicle: ConfiguredVehicle }) {
  const texts = useTextsOf('list');
  const words = useTextsOf('words');
  const track = useOffers('configurator');
  const { attributes } = vehicle;
  const title = titleOf(attributes, words);
  return (
    <section className="listing-configured" aria-label={texts.configuredTitle}>
      <div className="listing-configured-picture">
        {attributes.cover && <VehiclePhoto photo={attributes.cover} alt="" sizes={`${fromWidth('s')} 24rem, 92vw`} />}
      </div>
      <div className="listing-configured-body">
        <p className="listing-configured-label">{texts.configuredTitle}</p>
        <p className="listing-configured-name">{title.name}</p>
        <p className="listing-configured-version">
          {[title.version, title.look].filter((part) => part !== '').join(' · ')}
        </p>
        <PriceLines prices={attributes.prices} texts={texts} />
        <LinkButton href={vehicle.href} onClick={() => track(vehicle)}>
          {texts.configuredLink}
        </LinkButton>
      </div>
    </section>
  );
}
