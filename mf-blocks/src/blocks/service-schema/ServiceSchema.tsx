import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { StructuredData } from '@showroom/shared-ui/structured-data';
import { businessEntry, offersOf } from '../../kits/business/business';
import type { template } from './template';

/** A service has neither address nor hours by itself: they are its provider's. */
export function Component({ content }: BlockProps<ContentOf<typeof template>>) {
  const name = content.name.trim();
  if (name === '') return null;
  const entry = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description: content.description.trim() || undefined,
    provider: businessEntry('AutoRepair', content.provider.trim() || name, content),
    offers: offersOf(content),
  };
  return <StructuredData json={JSON.stringify(entry)} />;
}
