import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { HeroCarousel } from './HeroCarousel';
import type { template } from './template';

export function Component({ content }: BlockProps<ContentOf<typeof template>>) {
  return <HeroCarousel {...content} />;
}
