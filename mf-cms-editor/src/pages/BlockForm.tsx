import type { Template } from '@showroom/contracts/blocks/template';
import type { PageBlock } from '@showroom/contracts/entities/page';
import { Button } from '@showroom/shared-ui/button';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { FieldError } from '@showroom/shared-ui/field';
import { useState } from 'react';
import { ListItem } from '../inputs/ListItem';
import { moved } from '../inputs/moved';
import { FieldList } from './FieldList';
import { contentPath, type Issue, idOfPath } from './issues';
import { canAddGroup, groupsOf, headlineOf, newGroup, type Values, withGroups } from './page-edit';

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
