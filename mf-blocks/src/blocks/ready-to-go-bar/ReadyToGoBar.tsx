import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Heading } from '@showroom/shared-ui/heading';
import { Icon, isIconName } from '@showroom/shared-ui/icon';
import { SiteLink } from '@showroom/shared-ui/link';
import { linkAddress } from '@showroom/shared-ui/link-address';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { Actions, isSafe } from '../../kits/actions/Actions';
import { Section } from '../../kits/section/Section';
import type { template } from './template';
import './ReadyToGoBar.css';

const SHOWN_GROUPS = 4;
const SHOWN_LINKS = 2;

export function Component({ content: { title, links, theme, groups } }: BlockProps<ContentOf<typeof template>>) {
  return (
    <Section className="ready-to-go-bar" theme={theme}>
      <div className="ready-to-go-bar-head">
        <Heading level={2} size="xl">
          {title}
        </Heading>
        <Actions links={links.slice(0, SHOWN_LINKS)} />
      </div>
      <ul className="ready-to-go-bar-entries">
        {groups.slice(0, SHOWN_GROUPS).map(({ icon, label, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their place
          <li key={index} className="ready-to-go-bar-entry">
            {isIconName(icon) && <Icon name={icon} size={28} />}
            {isSafe(link) ? (
              <SiteLink
                href={linkAddress(link) ?? ''}
                target={link.target}
                look="plain"
                className="ready-to-go-bar-link"
              >
                {label}
              </SiteLink>
            ) : (
              label
            )}
            <Icon name="arrow-end" size={20} className="ready-to-go-bar-arrow" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
