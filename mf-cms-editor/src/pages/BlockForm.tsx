import type { Field, Template } from '@showroom/contracts/blocks/template';
import type { PageBlock } from '@showroom/contracts/entities/page';
import { Button } from '@showroom/shared-ui/button';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { FieldError } from '@showroom/shared-ui/field';
import { useState } from 'react';
import { FieldInput } from '../inputs/FieldInput';
import { ListItem, moved } from '../inputs/ListItem';
import {
  canAddGroup,
  contentPath,
  groupsOf,
  headlineOf,
  type Issue,
  idOfPath,
  issueAt,
  newGroup,
  shownValue,
  type Values,
  withGroups,
  withValue,
} from './page-edit';

interface BlockFormProps {
  readonly block: PageBlock;
  readonly place: number;
  /** Undefined when no remote of the market has the block any more. */
  readonly template: Template | undefined;
  readonly issues: readonly Issue[];
  readonly onChange: (content: Values) => void;
  readonly onInvalid: (path: string, message: string | undefined) => void;
}

/** One block of the page: its fields and, where the template repeats any, its groups. */
export function BlockForm({ block, place, template, issues, onChange, onInvalid }: BlockFormProps) {
  const path = contentPath(place);
  const own = issues.filter((issue) => issue.path.startsWith(`blocks.${place}.`));
  const headline = headlineOf(template, block.content);
  const [open, setOpen] = useState(place === 0);
  return (
    <Disclosure
      title={`${place + 1}. ${template?.name ?? block.template}${headline && ` – ${headline}`}`}
      detail={own.length > 0 ? `${own.length} to correct` : undefined}
      open={open || own.length > 0}
      onToggle={setOpen}
      className="block-form"
    >
      {template ? (
        <>
          <FieldList
            fields={template.fields}
            values={block.content}
            path={path}
            issues={issues}
            onChange={onChange}
            onInvalid={onInvalid}
          />
          <Groups template={template} content={block.content} {...{ path, issues, onChange, onInvalid }} />
        </>
      ) : (
        <p>This block cannot be edited: no part of the site offers it any more. It is kept as it is.</p>
      )}
    </Disclosure>
  );
}

interface GroupsProps extends Pick<BlockFormProps, 'issues' | 'onChange' | 'onInvalid'> {
  readonly template: Template;
  readonly content: Values;
  readonly path: string;
}

function Groups({ template, content, path, issues, onChange, onInvalid }: GroupsProps) {
  const { field_groups_template: fields, max_field_groups: most } = template;
  if (!fields) return null;
  const groups = groupsOf(content);
  const change = (changed: readonly Values[]) => onChange(withGroups(content, changed));
  const ofGroups = issues.find((issue) => issue.path === `${path}.groups`);
  const groupsId = idOfPath(`${path}.groups`);
  return (
    <div className="block-form-groups">
      {groups.map((group, index) => (
        <ListItem
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no id, and each input takes its value from its place
          key={index}
          name={`Item ${index + 1}`}
          place={index}
          count={groups.length}
          onMove={(to) => change(moved(groups, index, to))}
          onRemove={() => change(groups.filter((_, one) => one !== index))}
        >
          <FieldList
            fields={fields}
            values={group}
            path={`${path}.groups.${index}`}
            issues={issues}
            onChange={(values) => change(groups.map((one, at) => (at === index ? values : one)))}
            onInvalid={onInvalid}
          />
        </ListItem>
      ))}
      {ofGroups && <FieldError id={`${groupsId}-error`}>{ofGroups.message}</FieldError>}
      <Button
        id={groupsId}
        kind="secondary"
        size="small"
        disabled={!canAddGroup(template, content)}
        onClick={() => change([...groups, newGroup(fields)])}
      >
        Add an item
      </Button>
      {most !== undefined && (
        <p className="ui-field-hint">
          {groups.length} of at most {most}
        </p>
      )}
    </div>
  );
}

interface FieldListProps {
  readonly fields: readonly Field[];
  readonly values: Values;
  /** Path of the values within the page, e.g. `blocks.0.content`. */
  readonly path: string;
  readonly issues: readonly Issue[];
  readonly onChange: (values: Values) => void;
  readonly onInvalid: (path: string, message: string | undefined) => void;
}

/** The form of a list of fields, made from the template alone. */
function FieldList({ fields, values, path, issues, onChange, onInvalid }: FieldListProps) {
  return (
    <div className="field-list">
      {fields.map((field) => {
        const own = `${path}.${field.symbol}`;
        return (
          <FieldInput
            key={field.symbol}
            field={field}
            id={idOfPath(own)}
            value={shownValue(field, values)}
            error={issueAt(issues, own, partsOf(field, issues, own))}
            errorAt={(part) => issues.find((issue) => issue.path === `${own}.${part}`)?.message}
            onChange={(value) => onChange(withValue(values, field.symbol, value))}
            onInvalid={(message) => onInvalid(own, message)}
          />
        );
      })}
    </div>
  );
}

/** Parts that have a control of their own and show their issue there. */
function partsOf({ field_type }: Field, issues: readonly Issue[], own: string): readonly string[] {
  if (field_type === 'Image') return ['src', 'alt'];
  if (field_type === 'Link') return ['link_text', 'url'];
  if (field_type !== 'LinksCollection') return [];
  const parts = issues.filter(({ path }) => path.startsWith(`${own}.`)).map(({ path }) => path.slice(own.length + 1));
  return parts.filter((part) => /^\d+\.(link_text|url)$/.test(part));
}
