import { FEED_INTERVALS, type FeedPlan } from '@showroom/contracts/entities/feed';
import { usePlatform } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { type FeedOverview, type ListedFeed, saveFeed } from '../data/feed-calls';
import { FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';
import { formatListing, INTERVALS, percentOf } from './format';

interface FeedDialogProps {
  /** Missing for a new one. */
  readonly feed: ListedFeed | undefined;
  readonly listing: string;
  readonly overview: FeedOverview;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

const MOST_REMOVALS = 0.2;

/** Which columns the chosen kind of file must have. */
function columnsHint({ mappings }: FeedOverview, mapping: string): string {
  const chosen = mappings.find(({ name }) => name === mapping);
  return chosen ? `A file must have ${chosen.columns.join(', ')}.` : 'What the columns of its files mean.';
}

/** Adds a feed or changes one. */
export function FeedDialog({ feed, listing, overview, onClose, onDone }: FeedDialogProps) {
  const { client } = usePlatform();
  const { isSending, failure, send } = useSending();
  const taken = new Set(overview.feeds.map(({ mapping }) => mapping));
  const free = overview.mappings.filter(({ name }) => name === feed?.mapping || !taken.has(name));
  const [name, setName] = useState(feed?.name ?? '');
  const [mapping, setMapping] = useState(feed?.mapping ?? '');
  const [url, setUrl] = useState(feed?.url ?? '');
  const [every, setEvery] = useState(feed?.every_minutes ? String(feed.every_minutes) : '');
  const [percent, setPercent] = useState(String(percentOf(feed?.max_removals ?? MOST_REMOVALS)));

  async function save(): Promise<void> {
    const plan: FeedPlan = {
      name: name.trim(),
      mapping,
      url: url.trim() === '' ? null : url.trim(),
      every_minutes: FEED_INTERVALS.find((minutes) => String(minutes) === every) ?? null,
      max_removals: Number(percent) / 100,
    };
    await saveFeed(client, listing, feed?.id, plan);
    onDone(feed ? `${plan.name} was changed.` : `${plan.name} was added.`);
  }

  return (
    <FormDialog
      title={feed ? 'Change a feed' : `Add a feed to ${formatListing(listing)}`}
      button={feed ? 'Save' : 'Add'}
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(save)}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        maxLength={80}
        value={name}
        error={failure?.fields['name']}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        label="Columns"
        hint={columnsHint(overview, mapping)}
        required
        disabled={feed !== undefined}
        placeholder="Please choose"
        options={free.map((one) => ({ value: one.name, label: `${one.title} (${one.currency})` }))}
        value={mapping}
        error={failure?.fields['mapping']}
        onChange={({ target }) => setMapping(target.value)}
      />
      <TextField
        label="Address"
        type="url"
        optional
        hint="https, where the file lies, packed by gzip or not. Without it, files are uploaded."
        dir="ltr"
        maxLength={2000}
        value={url}
        error={failure?.fields['url']}
        onChange={({ target }) => setUrl(target.value)}
      />
      <SelectField
        label="Fetched"
        placeholder="When somebody asks"
        options={INTERVALS}
        disabled={url.trim() === ''}
        value={url.trim() === '' ? '' : every}
        error={failure?.fields['every_minutes']}
        onChange={({ target }) => setEvery(target.value)}
      />
      <TextField
        label="May remove at once, in percent"
        hint="When a file lacks more of the vehicles than that, nothing is removed before somebody agrees."
        type="number"
        min={0}
        max={100}
        step={0.1}
        required
        value={percent}
        error={failure?.fields['max_removals']}
        onChange={({ target }) => setPercent(target.value)}
      />
    </FormDialog>
  );
}
