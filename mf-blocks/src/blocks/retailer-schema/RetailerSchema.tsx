import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { StructuredData } from '@showroom/shared-ui/structured-data';
import { businessEntry, offersOf } from '../../kits/business/business';
import type { template } from './template';

export function Component({ content }: BlockProps<ContentOf<typeof template>>) {
  if (content.name.trim() === '') return null;
  const entry = {
    '@context': 'https://schema.org',
    ...businessEntry('AutoDealer', content.name, content),
    description: content.description.trim() || undefined,
    makesOffer: offersOf(content),
  };
  return <StructuredData json={JSON.stringify(entry)} />;
}
