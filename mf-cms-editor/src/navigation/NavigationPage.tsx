import type { NavTree } from '@showroom/contracts/calls/nav-trees';
import type { NavPlace } from '@showroom/contracts/entities/nav-entry';
import { Heading } from '@showroom/shared-ui/heading';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import { EditorFrame } from '../layout/EditorFrame';
import { languageName } from '../layout/language-name';
import { ChoiceLinks, PageHead } from '../layout/PageHead';
import { TreeEditor } from './TreeEditor';
import './Navigation.css';

export interface NavigationData {
  readonly locale: string;
  readonly tree: NavTree;
}

const PLACES: Readonly<Record<NavPlace, string>> = {
  main: 'Navigation',
  utility: 'Beside the navigation',
  'footer-top': 'Columns of the footer',
  'footer-medium': 'Links of the footer',
  'footer-bottom': 'Legal line',
};
const ORDER: readonly NavPlace[] = ['main', 'utility', 'footer-top', 'footer-medium', 'footer-bottom'];

/** Navigation and footer of the market, one place and one language at a time. */
export function NavigationPage() {
  const { locale, tree } = useLoaderData<NavigationData>();
  const { market } = usePlatform();
  const hrefFor = (place: string, language: string) =>
    `/admin/navigation?${new URLSearchParams({ place, locale: language })}`;
  return (
    <EditorFrame place="navigation">
      <PageHead title={`Navigation and footer of ${market.name}`} />
      <ChoiceLinks
        label="Places"
        choices={ORDER.map((place) => ({ id: place, label: PLACES[place], href: hrefFor(place, locale) }))}
        current={tree.id}
      />
      {market.locales.length > 1 && (
        <ChoiceLinks
          label="Languages"
          choices={market.locales.map((one) => ({ id: one, label: languageName(one), href: hrefFor(tree.id, one) }))}
          current={locale}
        />
      )}
      <Heading level={2} size="m">
        {PLACES[tree.id]}
      </Heading>
      <TreeEditor key={`${tree.id} ${locale}`} tree={tree} />
    </EditorFrame>
  );
}
