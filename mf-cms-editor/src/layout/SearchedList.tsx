import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { useNavigate } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import type { ComponentProps, ReactNode } from 'react';
import { EditorFrame } from './EditorFrame';
import { FilterForm, useFilters } from './FilterForm';
import { PageHead } from './PageHead';
import { TableSection } from './TableSection';

interface SearchedListProps {
  readonly place: ComponentProps<typeof EditorFrame>['place'];
  readonly title: string;
  /** Address of the list, to which the search is added. */
  readonly list: string;
  /** What was searched for. */
  readonly q: string;
  readonly found: { readonly total: number; readonly page: number; readonly pages: number };
  /** What one of them, and several, are called. */
  readonly names: { readonly one: string; readonly many: string };
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
    names,
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
  const { field, typed } = useFilters<'q'>({ q });
  const hrefFor = (page: number) => `${list}?${new URLSearchParams({ ...(q && { q }), page: String(page) })}`;
  const label = names.many.charAt(0).toUpperCase() + names.many.slice(1);
  return (
    <EditorFrame place={place}>
      <PageHead title={title}>{onAdd ? <Button onClick={onAdd}>Add a {names.one}</Button> : actions}</PageHead>
      <FilterForm list={list} clearHref={list} onFind={() => void navigate(`${list}?${typed()}`)}>
        <TextField {...field('q')} type="search" label={search} maxLength={200} />
      </FilterForm>
      {done && <Notice kind="success">{done}</Notice>}
      <TableSection
        title={`${found.total} ${found.total === 1 ? names.one : names.many}`}
        label={label}
        order={order}
        columns={columns}
        className={className}
        empty={found.total === 0 && 'Nothing was found.'}
        pages={{ page: found.page, pages: found.pages, hrefFor, label: `Pages of ${names.many}` }}
      >
        {rows}
      </TableSection>
      {children}
    </EditorFrame>
  );
}
