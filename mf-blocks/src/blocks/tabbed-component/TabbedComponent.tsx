import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Container } from '@showroom/shared-ui/container';
import { isLinkShown } from '@showroom/shared-ui/link-address';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Action } from '../../kits/actions/Actions';
import { RichText } from '../../kits/rich-text/RichText';
import { TabName } from '../../kits/tabs/TabName';
import { TabsSection } from '../../kits/tabs/TabsSection';
import type { template } from './template';
import './TabbedComponent.css';

type Content = ContentOf<typeof template>;
type Group = Content['groups'][number];

const SIZES = `${fromWidth('l')} 58vw, 100vw`;

export function Component({ id, content }: BlockProps<Content>) {
  return (
    <TabsSection
      {...content}
      id={id}
      className="tabbed-component"
      panels={content.groups.map((group) => (hasContent(group) ? [<TabContent key="content" {...group} />] : []))}
      labelOf={(name, { tab_icon }) => <TabName icon={tab_icon}>{name}</TabName>}
    />
  );
}

function hasContent({ image, text, link }: Group): boolean {
  return image !== undefined || hasWords({ text, link });
}

function hasWords({ text, link }: Pick<Group, 'text' | 'link'>): boolean {
  return text.trim() !== '' || (link !== undefined && isLinkShown(link));
}

function TabContent({ image, text, link }: Group) {
  return (
    <Container className="tabbed-component-panel">
      {image && <Picture {...image} className="tabbed-component-picture" sizes={SIZES} />}
      {hasWords({ text, link }) && (
        <div className="tabbed-component-words">
          <RichText html={text} />
          <Action link={link} />
        </div>
      )}
    </Container>
  );
}
