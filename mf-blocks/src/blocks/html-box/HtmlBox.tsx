import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { RichText } from '../../kits/rich-text/RichText';
import { Section } from '../../kits/section/Section';
import type { template } from './template';
import './HtmlBox.css';

export function Component({ content: { content } }: BlockProps<ContentOf<typeof template>>) {
  if (content.trim() === '') return null;
  return (
    <Section className="html-box">
      <RichText html={content} className="html-box-content" />
    </Section>
  );
}
