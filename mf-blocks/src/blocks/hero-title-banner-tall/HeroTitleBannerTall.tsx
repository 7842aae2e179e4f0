import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { HeroBanner } from '../../kits/hero-banner/HeroBanner';
import type { template } from './template';
import './HeroTitleBannerTall.css';

export function Component({ content }: BlockProps<ContentOf<typeof template>>) {
  return <HeroBanner {...content} className="hero-title-banner-tall" titleSize="hero" />;
}
