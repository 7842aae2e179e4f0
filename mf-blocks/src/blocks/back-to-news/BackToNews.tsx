import type { ContentOf } from '@showroom/contracts/blocks/template';
import { LinkButton } from '@showroom/shared-ui/button';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale, useSetting } from '@showroom/shared-ui/platform';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { useEffect, useState } from 'react';
import { PAGE_PARAMETER, visitedPage } from '../../kits/news/visited-pages';
import { Section } from '../../kits/section/Section';
import messages from './messages/en.json';
import type { template } from './template';

export function Component(_: BlockProps<ContentOf<typeof template>>) {
  const { back } = useMessages(messages);
  const { locale } = usePageLocale();
  const { label, link } = useSetting('news.back_button');
  const [page, setPage] = useState<number>();
  useEffect(() => setPage(visitedPage(link)), [link]);
  return (
    <Section className="back-to-news">
      <LinkButton
        kind="secondary"
        icon={<Icon name="arrow-start" size={16} />}
        href={page === undefined || page === 1 ? link : `${link}?${PAGE_PARAMETER}=${page}`}
      >
        {label?.[locale] ?? back}
      </LinkButton>
    </Section>
  );
}
