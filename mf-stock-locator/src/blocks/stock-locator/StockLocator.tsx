import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { LanguageProvider } from '../../language/use-language';
import { ListForm } from '../../listing/ListForm';
import type { ListData } from '../../listing/list-data';
import type { ListContent } from '../../listing/list-fields';

/** The list in the language that came with it; what could not be loaded at all is the page's to tell. */
export function StockLocator(props: BlockProps<ListContent, ListData | undefined>) {
  const { data } = props;
  if (!data) return null;
  return (
    <LanguageProvider value={data.language}>
      <ListForm {...props} data={data} />
    </LanguageProvider>
  );
}
