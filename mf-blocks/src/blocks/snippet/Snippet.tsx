import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Heading, headingLevel } from '@showroom/shared-ui/heading';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Actions } from '../../kits/actions/Actions';

import { RichText } from '../../kits/rich-text/RichText';
import { Section } from '../../kits/section/Section';
import type { template } from './template';
import './Snippet.css';

/** Buttons on the right stand beside the words, the others below them. */
const ALIGNMENTS = { left: 'left', center: 'center', right: 'left' } as const;

export function Component({ content }: BlockProps<ContentOf<typeof template>>) {
  const { title, title_tag, title_size, text, links, button_position, theme } = content;
  return (
    <Section className={`snippet snippet-${button_position}`} theme={theme}>
      <div className="snippet-words">
        {title !== '' && (
          <Heading level={headingLevel(title_tag)} size={title_size}>
            {title}
          </Heading>
        )}
        <RichText html={text} className="snippet-text" />
      </div>
      <Actions links={links} align={ALIGNMENTS[button_position]} />
    </Section>
  );
}
