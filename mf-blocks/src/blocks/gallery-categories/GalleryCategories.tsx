import type { ContentOf, ImageValue } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { TabsSection } from '../../kits/tabs/TabsSection';
import { Pictures } from './Pictures';
import type { template } from './template';
import './GalleryCategories.css';

type Content = ContentOf<typeof template>;

export function Component({ id, content }: BlockProps<Content>) {
  return (
    <TabsSection
      {...content}
      id={id}
      className="gallery-categories"
      panels={content.groups.map((group) => {
        const images = imagesOf(group);
        return images.length > 0 ? [<Pictures key="pictures" images={images} />] : [];
      })}
      labelOf={(name) => name}
    />
  );
}

function imagesOf(group: Content['groups'][number]): readonly ImageValue[] {
  const { image_1, image_2, image_3, image_4, image_5, image_6, image_7, image_8, image_9 } = group;
  return [image_1, image_2, image_3, image_4, image_5, image_6, image_7, image_8, image_9].filter(
    (image) => image !== undefined,
  );
}
