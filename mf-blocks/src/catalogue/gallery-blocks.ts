import { examples as accordionExamples } from '../blocks/accordion/examples';
import { template as accordion } from '../blocks/accordion/template';
import { examples as contentBlocksExamples } from '../blocks/content-blocks/examples';
import { template as contentBlocks } from '../blocks/content-blocks/template';
import { examples as heroCarouselExamples } from '../blocks/hero-carousel/examples';
import { template as heroCarousel } from '../blocks/hero-carousel/template';
import { examples as heroTitleBannerStandardExamples } from '../blocks/hero-title-banner-standard/examples';
import { template as heroTitleBannerStandard } from '../blocks/hero-title-banner-standard/template';
import { examples as heroTitleBannerTallExamples } from '../blocks/hero-title-banner-tall/examples';
import { template as heroTitleBannerTall } from '../blocks/hero-title-banner-tall/template';
import { examples as htmlBoxExamples } from '../blocks/html-box/examples';
import { template as htmlBox } from '../blocks/html-box/template';
import { examples as inPageNavigationExamples } from '../blocks/in-page-navigation/examples';
import { template as inPageNavigation } from '../blocks/in-page-navigation/template';
import { examples as modelsCarouselExamples } from '../blocks/models-carousel/examples';
import { template as modelsCarousel } from '../blocks/models-carousel/template';
import { examples as newsExamples } from '../blocks/news/examples';
import { template as news } from '../blocks/news/template';
import { examples as quoteExamples } from '../blocks/quote/examples';
import { template as quote } from '../blocks/quote/template';
import { examples as quoteSliderExamples } from '../blocks/quote-slider/examples';
import { template as quoteSlider } from '../blocks/quote-slider/template';
import { examples as readyToGoBarExamples } from '../blocks/ready-to-go-bar/examples';
import { template as readyToGoBar } from '../blocks/ready-to-go-bar/template';
import { examples as retailerCardsExamples } from '../blocks/retailer-cards/examples';
import { template as retailerCards } from '../blocks/retailer-cards/template';
import { examples as signPostExamples } from '../blocks/sign-post/examples';
import { template as signPost } from '../blocks/sign-post/template';
import { examples as snippetExamples } from '../blocks/snippet/examples';
import { template as snippet } from '../blocks/snippet/template';
import { examples as textStepsExamples } from '../blocks/text-steps/examples';
import { template as textSteps } from '../blocks/text-steps/template';
import { type GalleryBlock, galleryBlock } from './gallery-block';

/** Every block, with its examples and the way to its code. */
export const galleryBlocks: readonly GalleryBlock[] = [
  galleryBlock(accordion, accordionExamples, () => import('../blocks/accordion/block')),
  galleryBlock(contentBlocks, contentBlocksExamples, () => import('../blocks/content-blocks/block')),
  galleryBlock(heroCarousel, heroCarouselExamples, () => import('../blocks/hero-carousel/block')),
  galleryBlock(
    heroTitleBannerStandard,
    heroTitleBannerStandardExamples,
    () => import('../blocks/hero-title-banner-standard/block'),
  ),
  galleryBlock(
    heroTitleBannerTall,
    heroTitleBannerTallExamples,
    () => import('../blocks/hero-title-banner-tall/block'),
  ),
  galleryBlock(htmlBox, htmlBoxExamples, () => import('../blocks/html-box/block')),
  galleryBlock(inPageNavigation, inPageNavigationExamples, () => import('../blocks/in-page-navigation/block')),
  galleryBlock(modelsCarousel, modelsCarouselExamples, () => import('../blocks/models-carousel/block')),
  galleryBlock(news, newsExamples, () => import('../blocks/news/block')),
  galleryBlock(quote, quoteExamples, () => import('../blocks/quote/block')),
  galleryBlock(quoteSlider, quoteSliderExamples, () => import('../blocks/quote-slider/block')),
  galleryBlock(readyToGoBar, readyToGoBarExamples, () => import('../blocks/ready-to-go-bar/block')),
  galleryBlock(retailerCards, retailerCardsExamples, () => import('../blocks/retailer-cards/block')),
  galleryBlock(signPost, signPostExamples, () => import('../blocks/sign-post/block')),
  galleryBlock(snippet, snippetExamples, () => import('../blocks/snippet/block')),
  galleryBlock(textSteps, textStepsExamples, () => import('../blocks/text-steps/block')),
];
