import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Container } from '@showroom/shared-ui/container';
import { Heading, headingLevel } from '@showroom/shared-ui/heading';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Action } from '../../kits/actions/Actions';
import { RichText } from '../../kits/rich-text/RichText';
import type { template } from './template';
import '../../kits/scrim/Scrim.css';
import './ParallaxImage.css';

export function Component({ content }: BlockProps<ContentOf<typeof template>>) {
  const { title_tag, title_size, theme, groups } = content;
  if (groups.length === 0) return null;
  return (
    <section className={`parallax-image ${theme}-theme`}>
      {groups.map(({ image, title, text, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their index
        <div key={index} className="parallax-image-frame">
          {(title !== '' || text !== '' || link) && (
            <div className="parallax-image-words scrim">
              <Container wide className="parallax-image-lines">
                {title !== '' && (
                  <Heading level={headingLevel(title_tag)} size={title_size}>
                    {title}
                  </Heading>
                )}
                <RichText html={text} className="parallax-image-text" />
                <Action link={link} />
              </Container>
            </div>
          )}
          {image && (
            <Picture {...image} ratio="fill" className="parallax-image-picture scrim-picture" sizes="130vw" isWide />
          )}
        </div>
      ))}
    </section>
  );
}
