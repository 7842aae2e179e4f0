import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { TabName } from '../../kits/tabs/TabName';
import { TabsSection } from '../../kits/tabs/TabsSection';
import { hasCard, TabCard } from './TabCard';
import type { template } from './template';
import './SectionTabs.css';

export function Component({ id, content, panels = [] }: BlockProps<ContentOf<typeof template>>) {
  return (
    <TabsSection
      {...content}
      id={id}
      className="section-tabs"
      panels={content.groups.map((group, index) => [
        ...(hasCard(group) ? [<TabCard key="card" {...group} />] : []),
        ...(panels[index] ?? []),
      ])}
      labelOf={(name, { tab_icon }) => <TabName icon={tab_icon}>{name}</TabName>}
    />
  );
}
