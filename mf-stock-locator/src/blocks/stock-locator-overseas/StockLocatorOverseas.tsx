import { useSetting } from '@showroom/shared-ui/platform';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { LanguageProvider } from '../../language/use-language';
import { EditorHint } from '../../listing/EditorHint';
import { ListForm } from '../../listing/ListForm';
import type { ListData } from '../../listing/list-data';
import type { ListContent } from '../../listing/list-fields';

/** The list for buyers from abroad, in markets that sell to them. */
export function StockLocatorOverseas(props: BlockProps<ListContent, ListData | undefined>) {
  const { data } = props;
  if (useSetting('stock_locator.market') !== 'overseas') {
    return <EditorHint text="Stock locator (overseas): shown once the setting stock_locator.market says overseas." />;
  }
  if (!data) return null;
  return (
    <LanguageProvider value={data.language}>
      <ListForm {...props} data={data} />
    </LanguageProvider>
  );
}
