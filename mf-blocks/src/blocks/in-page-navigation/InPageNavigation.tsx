import type { ContentOf } from '@showroom/contracts/blocks/template';
import { useMessages } from '@showroom/shared-ui/messages';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import messages from './messages/en.json';
import type { template } from './template';
import { useSectionInView } from './use-section-in-view';
import './InPageNavigation.css';

/** Plain hash links; this code only marks the one whose block is in view. */
export function Component({ content: { goTopShort, groups } }: BlockProps<ContentOf<typeof template>>) {
  const { label } = useMessages(messages);
  const inView = useSectionInView(groups.map(({ blockId }) => blockId));
  if (groups.length === 0) return null;
  return (
    <nav className="in-page-navigation" aria-label={label}>
      <ul className="in-page-navigation-links">
        {groups.map((group) => (
          <li key={group.blockId}>
            <a
              className="in-page-navigation-link"
              href={`#${encodeURIComponent(group.blockId)}`}
              aria-current={group.blockId === inView ? 'location' : undefined}
            >
              {group.label}
            </a>
          </li>
        ))}
        <li className="in-page-navigation-top">
          <a className="in-page-navigation-link" href="#top">
            {goTopShort}
          </a>
        </li>
      </ul>
    </nav>
  );
}
