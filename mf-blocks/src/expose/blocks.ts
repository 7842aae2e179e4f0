import type { Template } from '@showroom/contracts/blocks/template';
import { template as accordion } from '../blocks/accordion/template';
import { template as contentBlocks } from '../blocks/content-blocks/template';
import { template as heroCarousel } from '../blocks/hero-carousel/template';
import { template as heroTitleBannerStandard } from '../blocks/hero-title-banner-standard/template';
import { template as heroTitleBannerTall } from '../blocks/hero-title-banner-tall/template';
import { template as htmlBox } from '../blocks/html-box/template';
import { template as inPageNavigation } from '../blocks/in-page-navigation/template';
import { template as modelsCarousel } from '../blocks/models-carousel/template';
import { template as news } from '../blocks/news/template';
import { template as quote } from '../blocks/quote/template';
import { template as quoteSlider } from '../blocks/quote-slider/template';
import { template as readyToGoBar } from '../blocks/ready-to-go-bar/template';
import { template as retailerCards } from '../blocks/retailer-cards/template';
import { template as signPost } from '../blocks/sign-post/template';
import { template as snippet } from '../blocks/snippet/template';
import { template as textSteps } from '../blocks/text-steps/template';

export const templates: readonly Template[] = [
  accordion,
  contentBlocks,
  heroCarousel,
  heroTitleBannerStandard,
  heroTitleBannerTall,
  htmlBox,
  inPageNavigation,
  modelsCarousel,
  news,
  quote,
  quoteSlider,
  readyToGoBar,
  retailerCards,
  signPost,
  snippet,
  textSteps,
];
