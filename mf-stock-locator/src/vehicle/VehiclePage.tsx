import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { useLoaderData } from '@showroom/shared-ui/router';
import { LanguageProvider, useVehicleTexts } from '../language/use-language';
import { SimilarVehicles } from '../similar/SimilarVehicles';
import { crumbsOf } from './crumbs';
import { Breakdown, Equipment } from './Equipment';
import { Gallery } from './Gallery';
import { Offer } from './Offer';
import { RetailerCard } from './RetailerCard';
import { SpecificationTable } from './SpecificationTable';
import type { VehiclePageData } from './vehicle-data';
import './VehiclePage.css';

/** `/showroom/{slug}-{vehicleId}`. */
export function VehiclePage() {
  const { vehicle, similar, language } = useLoaderData<VehiclePageData>();
  const { attributes } = vehicle;
  const texts = language.vehicle;
  return (
    <LanguageProvider value={language}>
      <article className="vehicle" key={vehicle.id}>
        <Container wide>
          <Breadcrumbs vehicle={attributes} />
          <div className="vehicle-columns">
            <Gallery photos={attributes.photos} />
            <Offer vehicle={vehicle} />
            <div className="vehicle-facts">
              <section aria-labelledby="vehicle-specification">
                <Heading level={2} size="l" id="vehicle-specification">
                  {texts.specification}
                </Heading>
                <SpecificationTable vehicle={attributes} />
              </section>
              {attributes.description && (
                <section aria-labelledby="vehicle-description">
                  <Heading level={2} size="l" id="vehicle-description">
                    {texts.description}
                  </Heading>
                  <p className="vehicle-description">{attributes.description}</p>
                  {attributes.video_url && <SiteLink href={attributes.video_url}>{texts.film}</SiteLink>}
                </section>
              )}
              <section aria-labelledby="vehicle-equipment">
                <Heading level={2} size="l" id="vehicle-equipment">
                  {texts.equipment}
                </Heading>
                <Equipment vehicle={attributes} />
                <Breakdown vehicle={attributes} />
              </section>
              <RetailerCard vehicle={attributes} />
              {attributes.footnotes.length > 0 && (
                <div className="vehicle-footnotes">
                  {attributes.footnotes.map((footnote) => (
                    <p key={footnote}>{footnote}</p>
                  ))}
                </div>
              )}
            </div>
          </div>
        </Container>
        <SimilarVehicles title={texts.similar} cards={similar} />
      </article>
    </LanguageProvider>
  );
}

function Breadcrumbs({ vehicle }: { readonly vehicle: Vehicle['attributes'] }) {
  const texts = useVehicleTexts();
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className="vehicle-crumbs">
        {crumbsOf(vehicle, texts).map(({ name, url }) => (
          <li key={url}>
            <SiteLink href={url} look="plain">
              {name}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
