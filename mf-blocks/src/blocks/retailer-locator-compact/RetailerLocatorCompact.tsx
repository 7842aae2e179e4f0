import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { LocatorSearch } from '../../kits/retailers/LocatorSearch';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import './RetailerLocatorCompact.css';

export function Component({
  content: { text, placeholder, locator_path, theme, ...title },
}: BlockProps<ContentOf<typeof template>>) {
  const path = locator_path.trim();
  if (!path.startsWith('/')) return null;
  return (
    <Section className="retailer-locator-compact" theme={theme}>
      <div className="retailer-locator-compact-columns">
        {(title.title || text) && (
          <div className="retailer-locator-compact-head">
            <SectionTitle {...title} />
            {text && <p className="retailer-locator-compact-text">{text}</p>}
          </div>
        )}
        <LocatorSearch action={path} placeholder={placeholder} />
      </div>
    </Section>
  );
}
