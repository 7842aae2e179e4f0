import { FEED_INTERVALS, type FeedPlan } from '@showroom/contracts/entities/feed';
import { fillText } from '@showroom/contracts/fill-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { type ChangeEvent, useState } from 'react';
import { type FeedOverview, type ListedFeed, saveFeed } from '../data/feed-calls';
import { FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';
import { formatListing, percentOf } from './format';
import messages from './messages/en.json';

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
function columnsHint({ mappings }: FeedOverview, mapping: string, texts: typeof messages.dialog): string {
  const chosen = mappings.find(({ name }) => name === mapping);
  return chosen ? fillText(texts.columns_must, { columns: chosen.columns.join(', ') }) : texts.columns_hint;
}

/** A feed as it is typed. */
function useDraft(feed: ListedFeed | undefined) {
  const [draft, setDraft] = useState({
    name: feed?.name ?? '',
    mapping: feed?.mapping ?? '',
    url: feed?.url ?? '',
    every: feed?.every_minutes ? String(feed.every_minutes) : '',
    percent: String(percentOf(feed?.max_removals ?? MOST_REMOVALS)),
  });
  /** The value of a field, and what changes it. */
  const bind = (key: keyof typeof draft) => ({
    value: draft[key],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setDraft((before) => ({ ...before, [key]: value })),
  });
  return { draft, bind };
}

type Draft = ReturnType<typeof useDraft>;

/** Without an address nothing is fetched, so that there is no interval either. */
function planOf({ name, mapping, url: typed, every, percent }: Draft['draft']): FeedPlan {
  const url = typed.trim() === '' ? null : typed.trim();
  return {
    name: name.trim(),
    mapping,
    url,
    every_minutes: FEED_INTERVALS.find((minutes) => url !== null && String(minutes) === every) ?? null,
    max_removals: Number(percent) / 100,
  };
}

/** Adds a feed or changes one. */
export function FeedDialog({ feed, listing, overview, onClose, onDone }: FeedDialogProps) {
  const { client, locale } = usePlatform();
  const { dialog: texts } = useMessages(messages);
  const { isSending, failure, send } = useSending();
  const { draft, bind } = useDraft(feed);

  async function save(): Promise<void> {
    const plan = planOf(draft);
    await saveFeed(client, listing, feed?.id, plan);
    onDone(fillText(feed ? texts.was_changed : texts.was_added, { name: plan.name }));
  }

  return (
    <FormDialog
      title={feed ? texts.change : fillText(texts.add_to, { listing: formatListing(listing, locale) })}
      button={feed ? texts.save : texts.add}
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(save)}
      onClose={onClose}
    >
      <TextField label={texts.name} required maxLength={80} {...bind('name')} error={failure?.fields['name']} />
      <ColumnsField {...{ feed, overview }} {...bind('mapping')} error={failure?.fields['mapping']} />
      <TextField
        label={texts.address}
        type="url"
        optional
        hint={texts.address_hint}
        dir="ltr"
        maxLength={2000}
        {...bind('url')}
        error={failure?.fields['url']}
      />
      <IntervalField {...bind('every')} hasAddress={draft.url.trim() !== ''} error={failure?.fields['every_minutes']} />
      <TextField
        label={texts.percent}
        hint={texts.percent_hint}
        type="number"
        min={0}
        max={100}
        step={0.1}
        required
        {...bind('percent')}
        error={failure?.fields['max_removals']}
      />
    </FormDialog>
  );
}

type BoundProps = ReturnType<Draft['bind']> & { readonly error: string | undefined };

/** A feed cannot change what its columns mean, and two feeds of a listing cannot share it. */
function ColumnsField({ feed, overview, ...bound }: BoundProps & Pick<FeedDialogProps, 'feed' | 'overview'>) {
  const { dialog: texts, mapping } = useMessages(messages);
  const taken = new Set(overview.feeds.map((one) => one.mapping));
  const free = overview.mappings.filter(({ name }) => name === feed?.mapping || !taken.has(name));
  return (
    <SelectField
      label={texts.columns}
      hint={columnsHint(overview, bound.value, texts)}
      required
      disabled={feed !== undefined}
      placeholder={texts.choose}
      options={free.map(({ name, title, currency }) => ({
        value: name,
        label: fillText(mapping, { title, currency }),
      }))}
      {...bound}
    />
  );
}

function IntervalField({ hasAddress, value, ...bound }: BoundProps & { readonly hasAddress: boolean }) {
  const { dialog: texts, intervals } = useMessages(messages);
  return (
    <SelectField
      label={texts.fetched}
      placeholder={texts.fetched_asked}
      options={FEED_INTERVALS.map((minutes) => ({ value: String(minutes), label: intervals[minutes] }))}
      disabled={!hasAddress}
      value={hasAddress ? value : ''}
      {...bound}
    />
  );
}
