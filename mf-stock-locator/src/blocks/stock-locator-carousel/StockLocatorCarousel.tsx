import { fromWidth } from '@showroom/contracts/breakpoints';
import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { LanguageProvider } from '../../language/use-language';
import { EditorHint } from '../../listing/EditorHint';
import { VehicleCard } from '../../listing/VehicleCard';
import { CarouselTrack } from './CarouselTrack';
import { chosenVehicles } from './chosen-vehicles';
import type { CarouselData } from './load-carousel';
import './StockLocatorCarousel.css';

/** Cards side by side that snap into place by swipe, wheel, keyboard or buttons. */
export function Component({ id, content, data }: BlockProps<{ readonly vehicles: unknown }, CarouselData>) {
  const { cards, language } = data;
  const chosen = chosenVehicles(content.vehicles);
  const headline = chosen.headline || language.list.headline;
  if (cards.length === 0) return <EditorHint text={`Stock Locator Carousel with ${chosen.list.length} cars`} />;
  return (
    <LanguageProvider value={language}>
      <section aria-labelledby={`${id}-headline`} className="stock-locator-carousel">
        <Container wide>
          <Heading level={2} size="xl" id={`${id}-headline`}>
            {headline}
          </Heading>
        </Container>
        <CarouselTrack label={headline} count={cards.length}>
          {cards.map((card) => (
            <li key={card.id}>
              <VehicleCard card={card} sizes={`${fromWidth('s')} 26rem, 82vw`} />
            </li>
          ))}
        </CarouselTrack>
      </section>
    </LanguageProvider>
  );
}

/** Fetched by code of its own, so that the block's code stays small. */
export async function load(input: LoadInput<{ readonly vehicles: unknown }>): Promise<CarouselData> {
  const { loadCarousel } = await import('./load-carousel');
  return loadCarousel(input);
}
