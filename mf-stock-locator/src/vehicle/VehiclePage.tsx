import { driveAwayStates } from '@showroom/contracts/entities/drive-away';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { Container } from '@showroom/shared-ui/container';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { useSetting } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { ReactNode } from 'react';
import { FinanceCalculators } from '../calculators/FinanceCalculators';
import { useStoredList } from '../facets/stored-list';
import { LanguageProvider, useTextsOf } from '../language/use-language';
import { type NotedPrice, priceNotes } from '../prices/disclaimers';
import { STOCK_PATH } from '../shortlist/paths';
import { Breakdown, Equipment, type EquipmentProps, hasEquipment } from './Equipment';
import { Gallery } from './gallery/Gallery';
import { Offer } from './offer/Offer';
import { notesBeside, paymentChoices } from './offer/payment-choices';
import { type PageChoices, usePageChoices } from './offer/use-page-choices';
import { VehicleBar } from './offer/VehicleBar';
import { PriceNotes } from './PriceNotes';
import { ContentBlocks } from './price-content/ContentBlocks';
import { RetailerCard } from './retailer/RetailerCard';
import { SimilarVehicles } from './SimilarVehicles';
import { HistoryTable, hasHistory, SpecificationTable } from './SpecificationTable';
import { StockOffers } from './StockOffers';
import { useTrackView } from './use-track-view';
import type { VehiclePageData } from './vehicle-data';
import type { VehicleLanguage } from './vehicle-language';
import './VehiclePage.css';

/** `/showroom/{slug}-{vehicleId}`. */
export function VehiclePage() {
  const page = useLoaderData<VehiclePageData>();
  return (
    <LanguageProvider value={page.language}>
      <PageOf key={page.vehicle.id} page={page} />
    </LanguageProvider>
  );
}

interface PageProps {
  readonly page: VehiclePageData;
}

function PageOf({ page }: PageProps) {
  const { vehicle, similar } = page;
  const { attributes } = vehicle;
  const texts = useTextsOf('vehicle');
  const isOwnerVisible = useSetting('additional_features.owner_visible');
  const choices = usePageChoices(vehicle, page.addressState);
  useTrackView(page);
  const notes = priceNotes(page.disclaimers, notedPrices(attributes, choices));
  const beside = notesBeside(attributes.prices, notes);
  const elsewhere = notes.notes.filter((note) => !beside.includes(note));
  const actions = page.actions[choices.option ?? 'none'];
  const lead = actions.find(({ kind }) => kind === 'primary');
  return (
    <article className="vehicle">
      <Container wide>
        <Breadcrumbs crumbs={page.crumbs} />
        <div className="vehicle-columns">
          <Gallery photos={attributes.photos} filmAddress={attributes.video_url} />
          <Offer {...{ vehicle, choices, notes, actions }} list={page.list} popups={page.popups} />
          {attributes.description && (
            <Section id="vehicle-description" title={texts.description}>
              <p className="vehicle-description" dir="auto" lang={page.textLanguage}>
                {attributes.description}
              </p>
            </Section>
          )}
        </div>
        <div className="vehicle-facts">
          <StockOffers vehicle={attributes} madeAt={page.madeAt} />
          <Facts page={page} choices={choices} />
          {isOwnerVisible && (
            <RetailerCard
              vehicle={attributes}
              hours={page.hours}
              surroundings={page.surroundings}
              away={page.away}
              stock={page.retailerStock}
            />
          )}
          <PriceNotes notes={elsewhere} />
          <Footnotes vehicle={attributes} lang={page.textLanguage} />
        </div>
      </Container>
      <SimilarVehicles title={texts.similar} cards={similar} />
      <VehicleBar vehicle={attributes} choices={choices} lead={lead} parts={partsOf(page, texts, isOwnerVisible)} />
    </article>
  );
}

/** Where the bar leads: the parts that this vehicle's page has. */
function partsOf({ vehicle, finance }: VehiclePageData, texts: VehicleLanguage['vehicle'], hasRetailer: boolean) {
  const parts: [id: string, name: string][] = [['vehicle-specification', texts.specification]];
  if (hasEquipment(vehicle.attributes)) parts.push(['vehicle-equipment', texts.equipment]);
  if (finance) parts.push(['vehicle-finance', texts.finance]);
  if (hasRetailer) parts.push(['vehicle-retailer', texts.retailer]);
  return parts;
}

/** Prices in the order in which they stand on the page, for the stars of their notes. */
function notedPrices(vehicle: Vehicle['attributes'], { state }: PageChoices): readonly NotedPrice[] {
  const types = paymentChoices(vehicle.prices).map(({ type }) => type);
  const drivesAway = state !== undefined && driveAwayStates(vehicle).includes(state);
  return drivesAway && types.includes('purchase') ? ['drive_away', ...types] : types;
}

/** What the vehicle is, has behind it, comes with and costs. */
function Facts({ page, choices }: PageProps & { readonly choices: PageChoices }) {
  const { vehicle, finance, accordions } = page;
  const { attributes } = vehicle;
  const texts = useTextsOf('vehicle');
  return (
    <>
      <Section id="vehicle-specification" title={texts.specification}>
        <SpecificationTable vehicle={attributes} />
      </Section>
      {hasHistory(attributes) && (
        <Section id="vehicle-history" title={texts.history}>
          <HistoryTable vehicle={attributes} />
        </Section>
      )}
      {hasEquipment(attributes) && (
        <Section id="vehicle-equipment" title={texts.equipment}>
          <Equipment vehicle={attributes} lang={page.textLanguage} />
        </Section>
      )}
      <div className="vehicle-finance" id="vehicle-finance">
        <FinanceCalculators
          vehicle={vehicle}
          finance={finance}
          state={choices.state}
          onChosen={choices.reportPayment}
          onTradeIn={choices.reportTradeIn}
        />
        <div className="vehicle-accordions">
          <Breakdown vehicle={attributes} />
          {accordions.map((content) => (
            <Disclosure key={content.key} title={content.title}>
              <ContentBlocks content={content} vehicle={attributes} />
            </Disclosure>
          ))}
        </div>
      </div>
    </>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section className="vehicle-section" aria-labelledby={id}>
      <Heading level={2} size="l" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Footnotes({ vehicle: { footnotes }, lang }: EquipmentProps) {
  if (footnotes.length === 0) return null;
  return (
    <div className="vehicle-footnotes">
      {footnotes.map((footnote) => (
        <p key={footnote}>
          <bdi lang={lang}>{footnote}</bdi>
        </p>
      ))}
    </div>
  );
}

function Breadcrumbs({ crumbs }: Pick<VehiclePageData, 'crumbs'>) {
  const texts = useTextsOf('vehicle');
  // With the filters, the order and the page that the visitor left.
  const list = useStoredList(STOCK_PATH);
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className="vehicle-crumbs">
        {crumbs.map(({ name, url }) => (
          <li key={url}>
            <SiteLink href={url === STOCK_PATH ? list : url} look="plain">
              {name}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
