import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Heading } from '@showroom/shared-ui/heading';
import { Icon, isIconName } from '@showroom/shared-ui/icon';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { levelInside } from '../../kits/levels/levels';
import { RichText } from '../../kits/rich-text/RichText';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { template } from './template';
import './TextSteps.css';

export function Component({ content: { theme, groups, ...title } }: BlockProps<ContentOf<typeof template>>) {
  if (groups.length === 0) return null;
  const level = levelInside(title.title_tag, title.title);
  return (
    <Section className="text-steps" theme={theme}>
      <SectionTitle {...title} />
      <ol className="text-steps-list">
        {groups.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <li key={index} className="text-steps-step">
            <span className="text-steps-mark" aria-hidden="true">
              {isIconName(step.icon) ? <Icon name={step.icon} size={32} /> : index + 1}
            </span>
            <div className="text-steps-words">
              <Heading level={level} size="m">
                {step.title}
              </Heading>
              <RichText html={step.text} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
