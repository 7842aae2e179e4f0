import type { ContentOf } from '@showroom/contracts/blocks/template';
import { HeroBanner } from '../../kits/hero-banner/HeroBanner';
import type { template } from './template';
import './HeroTitleBannerStandard.css';

export function HeroTitleBannerStandard(content: ContentOf<typeof template>) {
  return <HeroBanner {...content} className="hero-title-banner-standard" titleSize="title" />;
}
