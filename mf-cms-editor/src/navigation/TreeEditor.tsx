import { type EditedEntry, NAV_LEVELS, type NavTree } from '@showroom/contracts/calls/nav-trees';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { useState } from 'react';
import { useHandleFocus } from '../dragging/use-handle-focus';
import { FailureNotice } from '../layout/FailureNotice';
import { LeaveGuard } from '../layout/LeaveGuard';
import { EntryDialog } from './EntryDialog';
import messages from './messages/en.json';
import { type Step, TreeList } from './TreeList';
import { changed, dropped, type Entries, indented, moved, outdented, placeIn, removed, type Zone } from './tree-edit';
import { type EditedTree, issuesOf, newEntry, useTree } from './use-tree';

function stepped(entries: Entries, id: string, step: Step, levels: number): Entries {
  if (step === 'in') return indented(entries, id, levels);
  if (step === 'out') return outdented(entries, id);
  return moved(entries, id, step === 'up' ? -1 : 1);
}

/** What stands in one place of the site: written here, saved as a whole. */
export function TreeEditor({ tree }: { readonly tree: NavTree }) {
  const texts = useMessages(messages);
  const edited = useTree(tree);
  const { entries, isUnsaved, change, failure } = edited;
  const [asked, setAsked] = useState<EditedEntry>();
  const [told, setTold] = useState('');
  const { list, focusOn } = useHandleFocus<HTMLDivElement>(entries);
  const levels = NAV_LEVELS[tree.id];
  const problemsOf = (entry: EditedEntry) => issuesOf(failure, entries.indexOf(entry));

  function arrange(id: string, next: Entries): void {
    setTold(next === entries ? texts.cannot_stand_there : placeIn(next, id, texts));
    focusOn(id);
    change(next);
  }

  function remove({ id, label }: EditedEntry): void {
    setTold(fillText(texts.removed, { label }));
    change(removed(entries, id));
  }

  return (
    <div className="nav-tree-editor" ref={list}>
      <LeaveGuard unsaved={isUnsaved} withSearch />
      <TreeNotices edited={edited} isInherited={tree.attributes.is_inherited} />
      {entries.length === 0 && <p className="editor-quiet">{texts.nothing_here}</p>}
      <TreeList
        entries={entries}
        levels={levels}
        issuesOf={problemsOf}
        onStep={({ id }, step) => arrange(id, stepped(entries, id, step, levels))}
        onDrop={(id, over, zone: Zone) => arrange(id, dropped(entries, id, { over, zone }, levels))}
        onEdit={setAsked}
        onAddBelow={({ id }) => setAsked(newEntry(id))}
        onRemove={remove}
      />
      <p role="status" className="ui-visually-hidden">
        {told}
      </p>
      <p className="editor-actions">
        <Button kind="secondary" onClick={() => setAsked(newEntry(null))}>
          {texts.add_entry}
        </Button>
        <Button busy={edited.isSending} disabled={!isUnsaved} onClick={edited.save}>
          {texts.save}
        </Button>
      </p>
      {asked && (
        <EntryDialog
          entry={asked}
          isNew={!entries.includes(asked)}
          issues={problemsOf(asked)}
          onClose={() => setAsked(undefined)}
          onDone={(entry) => {
            change(changed(entries, entry));
            setAsked(undefined);
          }}
        />
      )}
    </div>
  );
}

/** How what is written here stands to what visitors see. */
function TreeNotices({ edited, isInherited }: { readonly edited: EditedTree; readonly isInherited: boolean }) {
  const texts = useMessages(messages);
  const { theirs, failure, isSaved, isUnsaved, isSending } = edited;
  if (theirs) {
    const { author } = theirs.attributes;
    return (
      <Notice
        kind="warning"
        title={author ? fillText(texts.saved_meanwhile, { author }) : texts.somebody_saved_meanwhile}
        actions={
          <>
            <Button kind="secondary" onClick={edited.loadTheirs}>
              {texts.load_theirs}
            </Button>
            <Button kind="secondary" busy={isSending} onClick={edited.saveOver}>
              {texts.save_over}
            </Button>
          </>
        }
      >
        {texts.still_here}
      </Notice>
    );
  }
  if (failure) return <FailureNotice failure={failure} />;
  if (isSaved) return <Notice kind="success">{texts.seen_now}</Notice>;
  if (!isInherited || isUnsaved) return null;
  return <Notice>{texts.inherited}</Notice>;
}
