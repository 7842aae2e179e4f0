import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { levelInside } from '../../kits/levels/levels';
import { Locator } from '../../kits/retailers/Locator';
import { type LocatorData, loadLocator } from '../../kits/retailers/load-locator';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';

type Content = ContentOf<typeof template>;

export const load = (input: LoadInput<Content>): Promise<LocatorData> => loadLocator(input, input.content.brand.trim());

export function Component({
  id,
  content: { brand, placeholder, has_map, theme, ...title },
  data,
}: BlockProps<Content, LocatorData | undefined>) {
  if (brand.trim() === '') return null;
  return (
    <Section className="retailer-locator-by-brand" theme={theme}>
      <SectionTitle {...title} />
      <Locator
        id={id}
        data={data}
        placeholder={placeholder}
        hasMap={has_map}
        choosesBrand={false}
        level={levelInside(title.title_tag, title.title)}
      />
    </Section>
  );
}
