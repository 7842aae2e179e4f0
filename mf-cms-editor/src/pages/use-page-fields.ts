import type { Field } from '@showroom/contracts/blocks/template';
import messages from '@showroom/contracts/content/messages/fields/en.json';
import { pageFieldsIn } from '@showroom/contracts/content/page-template';
import { useMessages } from '@showroom/shared-ui/messages';
import { useMemo } from 'react';

/** The fields of a page itself, named in the page's language. */
export function usePageFields(): readonly Field[] {
  const texts = useMessages(messages);
  return useMemo(() => pageFieldsIn(texts), [texts]);
}
