import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { LanguageProvider } from '../language/use-language';
import { EditorHint } from './EditorHint';
import { ListForm } from './ListForm';
import type { ListData } from './list-data';
import type { ListContent } from './list-fields';

/**
 * The list in the language that came with it; what could not be loaded at all is the page's to
 * tell.
 */
export function List(props: BlockProps<ListContent, ListData | undefined>) {
  const { content, data } = props;
  if (!data) return null;
  if (data.status === 'other-currency') {
    return (
      <EditorHint text={`Stock locator: ${content.ci_key_list} is sold in ${data.currency}, not as this market is.`} />
    );
  }
  return (
    <LanguageProvider value={data.language}>
      <ListForm {...props} data={data} />
    </LanguageProvider>
  );
}
