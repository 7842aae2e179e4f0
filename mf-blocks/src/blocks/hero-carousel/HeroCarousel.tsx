import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { HeroSlides } from '../../kits/hero/HeroSlides';
import type { template } from './template';

export function Component({ content }: BlockProps<ContentOf<typeof template>>) {
  return <HeroSlides content={content} />;
}
