import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { TabsSection } from '../../kits/tabs/TabsSection';
import type { template } from './template';
import './SectionImageTabs.css';

const SIZES = `${fromWidth('xl')} 18rem, 12rem`;

export function Component({ id, content, panels = [] }: BlockProps<ContentOf<typeof template>>) {
  const hasPictures = content.groups.some(({ image }) => image);
  return (
    <TabsSection
      {...content}
      id={id}
      className={hasPictures ? 'section-image-tabs section-image-tabs-pictured' : 'section-image-tabs'}
      panels={panels}
      labelOf={(name, { image }) => (
        <>
          {hasPictures && (
            <span className="section-image-tabs-frame">{image && <Picture {...image} alt="" sizes={SIZES} />}</span>
          )}
          {name}
        </>
      )}
    />
  );
}
