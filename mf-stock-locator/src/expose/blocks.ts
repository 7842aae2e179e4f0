import type { Template } from '@showroom/contracts/blocks/template';
import { template as stockLocator } from '../blocks/stock-locator/template';
import { template as stockLocatorCarousel } from '../blocks/stock-locator-carousel/template';
import { template as stockLocatorOverseas } from '../blocks/stock-locator-overseas/template';

export const templates: readonly Template[] = [stockLocator, stockLocatorCarousel, stockLocatorOverseas];
