import { isSame } from '@showroom/contracts/content/is-same';
import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import { pageScripts } from '@showroom/contracts/content/page-scripts';
import { RENDER_BUDGET } from '@showroom/contracts/content/render-budget';
import { fillText } from '@showroom/contracts/fill-text';
import { formatCount } from '@showroom/shared-ui/format-count';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Half, halfAt, useDragging } from '../dragging/use-dragging';
import { issuesBelow } from '../layout/issue';
import { type BlockActions, BlockForm } from './BlockForm';
import { BlockPicker } from './BlockPicker';
import { placesOf } from './block-places';
import { withBlocksDropped } from './blocks-edit';
import { type GovernedPlace, governedPlaces } from './governed-places';
import { MarkedBlocks } from './MarkedBlocks';
import blockMessages from './messages/blocks/en.json';
import { isShown, newBlock, withBlock, withBlockAt, withBlockCopied, withBlockMoved, withoutBlock } from './page-edit';
import { useBlockClipboard } from './use-block-clipboard';
import type { Costs } from './use-costs';
import type { Edited } from './use-edited';
import { type Marks, useMarkKeys, useMarks } from './use-marks';
import { useMeasures } from './use-measures';
import type { Selection } from './use-selection';

interface BlocksProps {
  readonly edited: Edited;
  readonly selection: Selection;
  readonly costs: Costs;
  /** Those that the page cannot show, by their ids. */
  readonly failed: readonly string[];
}

/** The blocks of the page, from its top to its end. */
export function Blocks({ edited, selection, costs, failed }: BlocksProps) {
  const { content, byKey, editing, may, edit } = edited;
  const texts = useMessages(blockMessages);
  const { blocks } = content;
  const list = useRef<HTMLElement>(null);
  const isLocked = ({ template }: ContentBlock) => byKey.get(template)?.restricted === true && !may('edit_restricted');
  const marks = useMarks(editing.mayArrange ? blocks.filter((block) => !isLocked(block)).map(({ id }) => id) : []);
  useMarkKeys(list, marks);
  const copied = useBlockClipboard(edited, selection, marks.marked);
  const holdFocus = useHeldFocus(content);
  return (
    <section aria-labelledby="page-blocks" className="page-form-blocks" ref={list}>
      <Heading level={2} size="m" id="page-blocks">
        {texts.blocks}
      </Heading>
      {blocks.length === 0 && <p>{texts.none}</p>}
      {editing.mayArrange && blocks.length > 0 && <p className="ui-field-hint">{texts.keys_hint}</p>}
      <BlockForms {...{ edited, selection, costs, failed, marks, copied, isLocked, holdFocus }} />
      <MarkedBlocks
        content={content}
        marks={marks}
        onEdit={(change) => {
          holdFocus();
          edit(change);
        }}
      />
      {editing.mayArrange && <NextBlock edited={edited} selection={selection} />}
    </section>
  );
}

interface BlockFormsProps extends BlocksProps {
  readonly marks: Marks;
  /** What is said of blocks that were copied, cut or pasted. */
  readonly copied: string;
  isLocked(block: ContentBlock): boolean;
  holdFocus(): void;
}

function BlockForms({ edited, selection, costs, failed, marks, copied, isLocked, holdFocus }: BlockFormsProps) {
  const { content, byKey, editing, issues } = edited;
  const texts = useMessages(blockMessages);
  const { kilobytes } = useMeasures();
  const { blocks } = content;
  const places = useKept(placesOf(content));
  const governed = governedPlaces(content, byKey, { own: editing.locale, fallback: editing.source });
  const scripts = useMemo(() => pageScripts({ blocks }, byKey), [blocks, byKey]);
  const { moved, actions, dragging, zoneOver } = useMoves({ edited, selection, marks, holdFocus });
  const nameOf = (at: number) => {
    const key = blocks[at]?.template ?? '';
    return `${at + 1}. ${byKey.get(key)?.name ?? key}`;
  };
  const insideOf = ({ by, label, number }: GovernedPlace) =>
    fillText(texts.inside, { label: label || fillText(texts.item, { number }), block: nameOf(by) });
  return (
    <>
      {scripts.bytes > 0 && (
        <p className="ui-field-hint">{fillText(texts.scripts, { size: kilobytes(scripts.bytes) })}</p>
      )}
      <MeasuredSum blocks={blocks.filter(isShown)} costs={costs} />
      <p role="status" className="page-form-moved">
        {copied}
      </p>
      <FailedBlocks names={blocks.flatMap(({ id }, index) => (failed.includes(id) ? [nameOf(index)] : []))} />
      <MovedMessage index={blocks.findIndex(({ id }) => id === moved)} {...{ blocks, byKey, governed, nameOf }} />
      {blocks.map((block, index) => {
        const place = governed.get(index);
        return (
          <BlockForm
            key={block.id}
            {...{ block, index, places, editing, actions, dragging }}
            template={byKey.get(block.template)}
            zone={zoneOver(block.id)}
            name={nameOf(index)}
            count={blocks.length}
            scriptBytes={isShown(block) ? (scripts.added.get(block.template) ?? 0) : 0}
            milliseconds={isShown(block) ? costs.get(block.id) : undefined}
            isFailed={failed.includes(block.id)}
            inside={place && insideOf(place)}
            depth={place?.depth}
            issues={issuesBelow(issues, `blocks.${index}.`)}
            isLocked={isLocked(block)}
            isMarked={marks.marked.includes(block.id)}
            chosen={selection.chosen?.id === block.id ? selection.chosen.times : 0}
          />
        );
      })}
    </>
  );
}

/** Said once they fail: their badges stand at each of them. */
function FailedBlocks({ names }: { readonly names: readonly string[] }) {
  const texts = useMessages(blockMessages);
  const { locale } = usePageLocale();
  const sentence = fillText(texts.failed, { blocks: new Intl.ListFormat(locale).format(names) });
  return (
    <p role="status" className="page-form-moved">
      {names.length > 0 && sentence}
    </p>
  );
}

/** What the blocks that were measured take of what a page may take. */
function MeasuredSum({ blocks, costs }: { readonly blocks: readonly ContentBlock[]; readonly costs: Costs }) {
  const texts = useMessages(blockMessages);
  const { locale } = usePageLocale();
  const { milliseconds } = useMeasures();
  const measured = blocks.flatMap(({ id }) => costs.get(id) ?? []);
  if (measured.length === 0) return null;
  const time = milliseconds(measured.reduce((all, one) => all + one, 0));
  const isAll = measured.length === blocks.length;
  const sentence = isAll ? texts.measured_all : formatCount(blocks.length, texts.measured_some, locale);
  const values = { measured: measured.length, time, budget: milliseconds(RENDER_BUDGET) };
  return <p className="ui-field-hint">{fillText(sentence, values)}</p>;
}

/** Moves blocks by buttons and by dragging, and knows which one was moved last. */
function useMoves({
  edited: { edit },
  selection,
  marks,
  holdFocus,
}: Omit<BlockFormsProps, 'copied' | 'costs' | 'failed' | 'isLocked'>) {
  const [moved, setMoved] = useState<string>();
  const onMoved = useCallback(
    (id: string) => {
      holdFocus();
      setMoved(id);
    },
    [holdFocus],
  );
  const actions = useActions(edit, selection, marks.mark, onMoved);
  const drag = useDragging<string, Half>({
    zoneAt: halfAt,
    onDrop(from, over, half) {
      const ids = marks.marked.includes(from) ? marks.marked : [from];
      onMoved(from);
      edit((before) => withBlocksDropped(before, ids, over, half));
    },
  });
  return { moved, actions, ...drag };
}

function NextBlock({ edited, selection }: Omit<BlocksProps, 'costs' | 'failed'>) {
  const { content, byKey, editing, may, edit } = edited;
  return (
    <BlockPicker
      templates={byKey}
      mayAddRestricted={may('edit_restricted')}
      open={selection.after !== undefined}
      onOpen={() => selection.insert(content.blocks.at(-1)?.id ?? null)}
      onClose={selection.closePicker}
      onPick={(template) => {
        const at = content.blocks.findIndex(({ id }) => id === selection.after) + 1;
        const block = newBlock(template, editing.source);
        edit((before) => withBlockAt(before, block, at));
        selection.choose(block.id);
      }}
    />
  );
}

/** The value of the first rendering for as long as it says the same. */
function useKept<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (isSame(kept, value)) return kept;
  setKept(value);
  return value;
}

/** What has the focus keeps it while blocks change places: the browser takes it from what moves. */
function useHeldFocus(content: PageContent): () => void {
  const held = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that takes the focus away
  useEffect(() => {
    if (held.current instanceof HTMLElement) held.current.focus();
    held.current = null;
  }, [content]);
  return useCallback(() => {
    held.current = document.activeElement;
  }, []);
}

/** What is done with blocks; a form that is not changed by it need not render anew. */
function useActions(
  edit: Edited['edit'],
  { work, enter }: Pick<Selection, 'work' | 'enter'>,
  mark: Marks['mark'],
  onMoved: (id: string) => void,
): BlockActions {
  return useMemo(() => {
    const at = (id: string, change: (content: PageContent, index: number) => PageContent) =>
      edit((content) => {
        const index = content.blocks.findIndex((block) => block.id === id);
        return index < 0 ? content : change(content, index);
      });
    return {
      onEdit: (id, change) => at(id, (content, index) => withBlock(content, index, change)),
      onMove(id, to) {
        onMoved(id);
        at(id, (content, index) => withBlockMoved(content, index, to));
      },
      onCopy: (id) => at(id, withBlockCopied),
      onRemove: (id) => at(id, withoutBlock),
      onArrange: edit,
      onMark: (id) => mark(id, 'toggle'),
      onEnter: enter,
      onFocus: work,
    };
  }, [edit, work, enter, mark, onMoved]);
}

interface MovedMessageProps extends Pick<Edited, 'byKey'> {
  /** Of the block that was moved last; below zero for none. */
  readonly index: number;
  readonly blocks: readonly ContentBlock[];
  readonly governed: ReadonlyMap<number, GovernedPlace>;
  readonly nameOf: (index: number) => string;
}

/**
 * Where a block stands now. One that governs others is moved without them: it takes those that it
 * stands before.
 */
function MovedMessage({ index, blocks, byKey, governed, nameOf }: MovedMessageProps) {
  const texts = useMessages(blockMessages);
  const { locale } = usePageLocale();
  const governs = byKey.get(blocks[index]?.template ?? '')?.governs;
  const block = nameOf(index);
  if (index >= 0 && !governs) {
    return (
      <p role="status" className="ui-visually-hidden">
        {fillText(texts.moved, { block, place: index + 1, count: blocks.length })}
      </p>
    );
  }
  const inside = [...governed].filter(([, { by }]) => by === index).map(([at]) => nameOf(at));
  const sentence = inside.length === 0 ? texts.moved_empty : formatCount(inside.length, texts.moved_alone, locale);
  return (
    <p role="status" className="page-form-moved">
      {index >= 0 && fillText(sentence, { block, blocks: new Intl.ListFormat(locale).format(inside) })}
    </p>
  );
}
