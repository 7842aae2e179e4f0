import type { NavTree } from '@showroom/contracts/calls/nav-trees';
import type { NavPlace } from '@showroom/contracts/entities/nav-entry';
import { fillText } from '@showroom/contracts/fill-text';
import { languageName } from '@showroom/shared-ui/display-names';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import { EditorFrame } from '../layout/EditorFrame';
import { ChoiceLinks, PageHead } from '../layout/PageHead';
import { useMarketName } from '../layout/use-market-name';
import messages from './messages/en.json';
import { TreeEditor } from './TreeEditor';
import './Navigation.css';

export interface NavigationData {
  readonly locale: string;
  readonly tree: NavTree;
}

const ORDER: readonly NavPlace[] = ['main', 'utility', 'footer-top', 'footer-medium', 'footer-bottom'];

/** Navigation and footer of the market, one place and one language at a time. */
export function NavigationPage() {
  const marketName = useMarketName();
  const { locale, tree } = useLoaderData<NavigationData>();
  const { market } = usePlatform();
  const { locale: speaks } = usePageLocale();
  const texts = useMessages(messages);
  const hrefFor = (place: string, language: string) =>
    `/admin/navigation?${new URLSearchParams({ place, locale: language })}`;
  return (
    <EditorFrame place="navigation">
      <PageHead title={fillText(texts.title, { market: marketName() })} />
      <ChoiceLinks
        label={texts.places_label}
        choices={ORDER.map((place) => ({ id: place, label: texts.places[place], href: hrefFor(place, locale) }))}
        current={tree.id}
      />
      {market.locales.length > 1 && (
        <ChoiceLinks
          label={texts.languages}
          choices={market.locales.map((one) => ({
            id: one,
            label: languageName(one, speaks),
            href: hrefFor(tree.id, one),
          }))}
          current={locale}
        />
      )}
      <Heading level={2} size="m">
        {texts.places[tree.id]}
      </Heading>
      <TreeEditor key={`${tree.id} ${locale}`} tree={tree} />
    </EditorFrame>
  );
}
