import type { Field } from '@showroom/contracts/blocks/template';
import { PAGE_TEMPLATE } from '@showroom/contracts/content/page-template';
import { useMessages } from '@showroom/shared-ui/messages';
import { useMemo } from 'react';
import messages from './messages/fields/en.json';

/** The fields of a page itself, named in the page's language; those of blocks are the API's. */
export function usePageFields(): readonly Field[] {
  const { labels, options } = useMessages(messages);
  return useMemo(() => {
    const named: Readonly<Record<string, Readonly<Record<string, string>>>> = options;
    return PAGE_TEMPLATE.fields.map((field): Field => {
      const label = labels[field.symbol];
      if (field.field_type !== 'Select') return { ...field, label };
      const own = field.attrs.options.map(({ value, label: english }) => ({
        value,
        label: named[field.symbol]?.[value] ?? english,
      }));
      return { ...field, label, attrs: { options: own } };
    });
  }, [labels, options]);
}
