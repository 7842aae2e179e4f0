import type { ContentOf } from '@showroom/contracts/blocks/template';
import { HeroBanner } from '../../kits/hero-banner/HeroBanner';
import type { template } from './template';
import './HeroTitleBannerTall.css';

export function HeroTitleBannerTall(content: ContentOf<typeof template>) {
  return <HeroBanner {...content} className="hero-title-banner-tall" titleSize="hero" />;
}
