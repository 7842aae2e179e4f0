import type { ContentOf } from '@showroom/contracts/blocks/template';
import { contentStrategy } from '@showroom/contracts/dynamic-content/strategies';
import type { FabContent, FabItem } from '@showroom/contracts/entities/fab';
import { fabContentChanged } from '@showroom/contracts/events/fab-content';
import { SiteLink } from '@showroom/shared-ui/link';
import { linkAddress } from '@showroom/shared-ui/link-address';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { useEffect } from 'react';
import { isSafe } from '../../kits/actions/Actions';
import { parseFieldJson } from '../../kits/json/parse-field-json';
import fabMessages from './messages/en.json';
import type { template } from './template';
import './FabContent.css';

type Content = ContentOf<typeof template>;

/** Links that lead nowhere, or say nothing, are no items. */
function itemsOf(groups: Content['groups']): FabItem[] {
  return groups.flatMap(({ icon, link, dc_strategy }) => {
    if (!isSafe(link) || link.link_text.trim() === '') return [];
    const { link_text, target, type } = link;
    const url = linkAddress(link) ?? '';
    return {
      icon,
      link: { url, link_text, target, type },
      dc_strategy: parseFieldJson('dc_strategy', contentStrategy, dc_strategy),
    };
  });
}

function fabContentOf({ is_quick_links, groups, ...labels }: Content): FabContent {
  const items = itemsOf(groups);
  return { ...labels, items: is_quick_links ? [] : items, quick_links: is_quick_links ? items : [] };
}

/** The shell shows these links over the page; without scripts they stand in it. */
export function Component({ content }: BlockProps<Content>) {
  const { bus } = usePlatform();
  const texts = useMessages(fabMessages);
  useEffect(() => {
    bus.emit(fabContentChanged, { content: fabContentOf(content) });
    return () => bus.emit(fabContentChanged, { content: null });
  }, [bus, content]);
  const links = content.groups.flatMap(({ link }) => (isSafe(link) ? link : []));
  if (links.length === 0) return null;
  return (
    <nav className="fab-content" aria-label={texts.quickLinks}>
      <ul className="fab-content-links">
        {links.map((link) => (
          <li key={link.url + link.link_text}>
            <SiteLink href={linkAddress(link) ?? ''} target={link.target} look="standalone">
              {link.link_text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
