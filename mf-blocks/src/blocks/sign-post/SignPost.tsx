import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Heading } from '@showroom/shared-ui/heading';
import { Paragraph } from '@showroom/shared-ui/paragraph';
import { Picture } from '@showroom/shared-ui/picture';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Action } from '../../kits/actions/Actions';
import { levelInside } from '../../kits/levels/levels';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import '../../kits/scrim/Scrim.css';
import './SignPost.css';

const SIZES = `${fromWidth('m')} 50vw, 100vw`;

export function Component({ content: { theme, groups, ...title } }: BlockProps<ContentOf<typeof template>>) {
  if (groups.length === 0) return null;
  const level = levelInside(title.title_tag, title.title);
  return (
    <Section className="sign-post" theme={theme} wide>
      <SectionTitle {...title} />
      <ul className="sign-post-tiles">
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <li key={index} className="sign-post-tile dark-theme">
            {group.image && (
              <Picture {...group.image} ratio="fill" className="sign-post-picture scrim-picture" sizes={SIZES} />
            )}
            <div className="sign-post-words scrim">
              <Heading level={level} size="m">
                {group.title}
              </Heading>
              {group.text !== '' && (
                <Paragraph size="m" className="sign-post-text">
                  {group.text}
                </Paragraph>
              )}
              <Action link={group.link} className="sign-post-link" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
