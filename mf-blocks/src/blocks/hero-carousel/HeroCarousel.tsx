import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { HeroSlides } from '../../kits/hero/HeroSlides';
import { hydrateHero } from '../../kits/hero/hero-fields';
import type { template } from './template';

/** When code is needed depends on what the slides do. */
export const hydrate = hydrateHero;

export function Component({ content }: BlockProps<ContentOf<typeof template>>) {
  return <HeroSlides content={content} />;
}
