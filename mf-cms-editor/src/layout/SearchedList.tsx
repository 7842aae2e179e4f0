import { Button } from '@showroom/shared-ui/button';
import { formatCount, type PluralForms } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { useNavigate } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import type { ComponentProps, ReactNode } from 'react';
import { EditorFrame } from './EditorFrame';
import { FilterForm, useFilters } from './FilterForm';
import messages from './messages/en.json';
import { PageHead } from './PageHead';
import { TableSection } from './TableSection';

interface ListTexts {
  /** What all of them are called. */
  readonly label: string;
  /** How many were found. */
  readonly found: PluralForms;
  /** What the links to further pages are called. */
  readonly pages: string;
  /** The button that adds one; missing where `actions` has the buttons. */
  readonly add?: string;
}

interface SearchedListProps {
  readonly place: ComponentProps<typeof EditorFrame>['place'];
  readonly title: string;
  /** Address of the list, to which the search is added. */
  readonly list: string;
  /** What was searched for. */
  readonly q: string;
  readonly found: { readonly total: number; readonly page: number; readonly pages: number };
  readonly texts: ListTexts;
  /** What the field of the search is called. */
  readonly search: string;
  readonly order: string;
  readonly columns: readonly string[];
  readonly className: string;
  /** What was done, as a sentence. */
  readonly done: string | undefined;
  /** Adds one; missing where `actions` has the buttons. */
  readonly onAdd?: () => void;
  readonly actions?: ReactNode;
  readonly rows: ReactNode;
  /** The dialogs of what is being done. */
  readonly children: ReactNode;
}

/** Things of a market in a table, searched by what the address says, and a way to add one. */
export function SearchedList(props: SearchedListProps) {
  const {
    place,
    title,
    list,
    q,
    found,
    texts,
    search,
    order,
    columns,
    className,
    done,
    onAdd,
    actions,
    rows,
    children,
  } = props;
  const navigate = useNavigate();
  const { nothing_found } = useMessages(messages);
  const { locale } = usePageLocale();
  const { field, typed } = useFilters<'q'>({ q });
  const hrefFor = (page: number) => `${list}?${new URLSearchParams({ ...(q && { q }), page: String(page) })}`;
  return (
    <EditorFrame place={place}>
      <PageHead title={title}>{onAdd ? <Button onClick={onAdd}>{texts.add}</Button> : actions}</PageHead>
      <FilterForm list={list} clearHref={list} onFind={() => void navigate(`${list}?${typed()}`)}>
        <TextField {...field('q')} type="search" label={search} maxLength={200} />
      </FilterForm>
      {done && <Notice kind="success">{done}</Notice>}
      <TableSection
        title={formatCount(found.total, texts.found, locale)}
        label={texts.label}
        order={order}
        columns={columns}
        className={className}
        empty={found.total === 0 && nothing_found}
        pages={{ page: found.page, pages: found.pages, hrefFor, label: texts.pages }}
      >
        {rows}
      </TableSection>
      {children}
    </EditorFrame>
  );
}
