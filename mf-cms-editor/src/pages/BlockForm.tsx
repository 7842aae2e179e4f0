import type { Template } from '@showroom/contracts/blocks/template';
import type { ContentBlock, ContentGroup, PageContent } from '@showroom/contracts/content/page-content';
import { fillText } from '@showroom/contracts/fill-text';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ItemHandle } from '../dragging/ItemHandle';
import type { Dragging, Half } from '../dragging/use-dragging';
import { MoveButtons, RemoveButton } from '../inputs/ListItem';
import { type Issue, idOfPath } from '../layout/issue';
import { BlockGroups } from './BlockGroups';
import { BlockPlaces } from './BlockPlaces';
import type { Place } from './block-places';
import { type Editing, FieldList, headlineIn } from './FieldList';
import blockMessages from './messages/blocks/en.json';
import { isShown, withShown } from './page-edit';
import { useMeasures } from './use-measures';

/** What can be done with blocks, by their ids; the same for as long as the page is edited. */
export interface BlockActions {
  readonly onEdit: (id: string, change: (block: ContentBlock) => ContentBlock) => void;
  readonly onMove: (id: string, to: number) => void;
  readonly onCopy: (id: string) => void;
  readonly onRemove: (id: string) => void;
  /** Takes the page with its blocks at other places. */
  readonly onArrange: (change: (content: PageContent) => PageContent) => void;
  /** Marks the block for what is done with several, or takes its mark away. */
  readonly onMark: (id: string) => void;
  /** Somebody wants to go on at its texts on the canvas. */
  readonly onEnter: (id: string) => void;
  /** Somebody works in the block. */
  readonly onFocus: (id: string) => void;
}

interface BlockFormProps {
  readonly block: ContentBlock;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  /** All places of the page. */
  readonly places: readonly Place[];
  /** Undefined when no remote of the market has the block any more. */
  readonly template: Template | undefined;
  /** Whether the page cannot show it: its code fails. */
  readonly isFailed: boolean;
  /** Where it is shown, if it stands in another block, and how many stand around it. */
  readonly inside: string | undefined;
  readonly depth: number | undefined;
  readonly editing: Editing;
  /** Of the block alone. */
  readonly issues: readonly Issue[];
  /** Whether the block is for others to change, its texts included. */
  readonly isLocked: boolean;
  readonly actions: BlockActions;
  readonly dragging: Dragging<string>;
  /** The part of it that another block is dragged over. */
  readonly zone: Half | undefined;
  /** Whether it is one of those that something is done with together. */
  readonly isMarked: boolean;
  /** Grows whenever the block is chosen on the canvas: it opens, and the cursor goes to it. */
  readonly chosen: number;
  /** What the block adds to the scripts of the page; 0 for nothing. */
  readonly scriptBytes: number;
  /** What it takes of the browser; undefined before it is measured, and where nobody sees it. */
  readonly milliseconds: number | undefined;
}

/** One block of the page: its fields and, where the template repeats any, its groups. */
export const BlockForm = memo(function BlockForm(props: BlockFormProps) {
  const { block, name, index, template, inside, depth, editing, issues, isLocked, actions, dragging, zone } = props;
  const { id } = block;
  const texts = useMessages(blockMessages);
  const { locale } = usePageLocale();
  const prefix = `blocks.${index}.`;
  const headline = headlineIn(template?.fields ?? [], block, editing);
  const [unfolded, setOpen] = useState(index === 0);
  const open = unfolded || issues.length > 0;
  const isMade = useWasTrue(open);
  const box = useChosen(props, () => setOpen(true));
  const onGroups = useCallback(
    (change: (groups: readonly ContentGroup[]) => readonly ContentGroup[]) =>
      actions.onEdit(id, (present) => ({ ...present, groups: [...change(present.groups)] })),
    [actions, id],
  );
  const shared = { block, prefix, editing, issues };
  return (
    <div
      ref={box}
      className={['block-form-box', zone && `dragging-${zone}`, props.isMarked && 'block-form-marked']
        .filter(Boolean)
        .join(' ')}
      id={idOfPath(`blocks.${index}`)}
      data-depth={depth && Math.min(depth, 3)}
      data-mf-block={id}
      {...dragging.target(id)}
    >
      {inside && <p className="block-form-place">{inside}</p>}
      <Disclosure
        title={`${name}${headline && ` – ${headline}`}`}
        detail={issues.length > 0 ? formatCount(issues.length, texts.issues, locale) : <BlockState {...props} />}
        open={open}
        onToggle={setOpen}
        className="block-form"
      >
        {template && isLocked && <p>{texts.locked}</p>}
        {template && !isLocked && isMade && (
          <>
            <Button
              kind="tertiary"
              aria-label={fillText(texts.enter_block, { name })}
              className="block-form-enter"
              onClick={() => actions.onEnter(id)}
            >
              {texts.enter}
            </Button>
            <FieldList
              {...shared}
              fields={template.fields}
              part={block}
              onEdit={(change) => actions.onEdit(id, change)}
            />
            <BlockGroups {...shared} template={template} onGroups={onGroups} />
            {editing.mayArrange && editing.locale === editing.source && (
              <BlockPlaces
                block={block}
                all={props.places}
                onChange={(next) => actions.onEdit(id, () => next)}
                onArrange={actions.onArrange}
              />
            )}
          </>
        )}
        {!template && <p>{texts.gone}</p>}
      </Disclosure>
      {editing.mayArrange && !isLocked && <Arrange {...props} />}
    </div>
  );
});

/** Fields come when their block is opened, and stay: a broken text stands in its field alone. */
function useWasTrue(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
}

/** What editors know of a block before they open it: is it offered and seen, what does it cost. */
function BlockState({ block, template, isFailed, scriptBytes, milliseconds: took }: BlockFormProps) {
  const texts = useMessages(blockMessages);
  const { kilobytes, milliseconds } = useMeasures();
  if (!template) return <Badge kind="warning">{texts.no_longer_offered}</Badge>;
  if (isFailed) return <Badge kind="danger">{texts.cannot_be_shown}</Badge>;
  if (!isShown(block)) return <Badge kind="neutral">{texts.hidden}</Badge>;
  const [size, time] = [scriptBytes > 0 ? kilobytes(scriptBytes) : '', took ? milliseconds(took) : ''];
  if (size && time) return fillText(texts.costs, { size, time });
  return size || time ? fillText(texts.cost, { cost: size || time }) : null;
}

/** Opens a block that was chosen on the canvas, and says when somebody works in it. */
function useChosen(
  { block: { id }, actions, chosen }: BlockFormProps,
  open: () => void,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const opened = useRef(0);
  useEffect(() => {
    if (chosen === opened.current) return;
    opened.current = chosen;
    open();
    box.current?.querySelector<HTMLElement>('summary, button')?.focus();
  });
  useEffect(() => {
    const element = box.current;
    const onFocus = () => actions.onFocus(id);
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [actions, id]);
  return box;
}

const summaryOf = (handle: Element) => handle.closest('.block-form-box')?.querySelector('summary');

function Arrange({ name, index, count, block, actions, dragging, isMarked }: BlockFormProps) {
  const { id } = block;
  const texts = useMessages(blockMessages);
  const shown = isShown(block);
  return (
    <div className="block-form-actions">
      <Checkbox
        label={<span className="ui-visually-hidden">{fillText(texts.select_block, { name })}</span>}
        checked={isMarked}
        onChange={() => actions.onMark(id)}
      />
      <ItemHandle {...{ id, name, index, dragging }} onMove={actions.onMove} imageOf={summaryOf} />
      <MoveButtons name={name} place={index} count={count} onMove={(to) => actions.onMove(id, to)} />
      <Button
        kind="tertiary"
        aria-label={fillText(shown ? texts.hide_block : texts.show_block, { name })}
        onClick={() => actions.onEdit(id, (present) => withShown(present, !shown))}
      >
        {shown ? texts.hide : texts.show}
      </Button>
      <Button kind="tertiary" aria-label={fillText(texts.copy_block, { name })} onClick={() => actions.onCopy(id)}>
        {texts.copy}
      </Button>
      <RemoveButton name={name} onRemove={() => actions.onRemove(id)} />
    </div>
  );
}
