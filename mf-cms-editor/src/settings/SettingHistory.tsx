import type { EditedSetting, SettingChange } from '@showroom/contracts/calls/settings';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { fetchSettingChanges, saveSetting } from '../data/setting-calls';
import { fillNodes } from '../layout/fill-nodes';
import { Moment } from '../layout/Moment';
import { useFailureTexts } from '../layout/use-failure-texts';
import { failureOf, useSending } from '../layout/use-sending';
import messages from './messages/en.json';

type State = SettingChange['attributes']['to'];

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly changes: readonly SettingChange[] }
  | { readonly status: 'failed'; readonly error: unknown };

interface SettingHistoryProps {
  readonly setting: EditedSetting['attributes'];
  readonly onSaved: (sentence: string) => void;
  readonly onClose: () => void;
}

function formatState(state: State, { states }: typeof messages): string {
  if (state === null) return states.default;
  return state.is_secret ? states.secret : JSON.stringify(state.value);
}

/** Who changed a setting, when and to what, and the way back to a value of before. */
export function SettingHistory({ setting, onSaved, onClose }: SettingHistoryProps) {
  const { client, market } = usePlatform();
  const texts = useMessages(messages);
  const failures = useFailureTexts();
  const { key, revision } = setting;
  const loaded = useChanges(key);
  const { isSending, failure, send } = useSending();

  function restore(to: State): void {
    send(async () => {
      const value = to && { value: to.value };
      const saved = await saveSetting(client, { market: market.code, key, revision, to: value ?? undefined });
      onSaved(fillText(saved.status === 'saved' ? texts.restored : texts.not_restored, { key }));
    });
  }

  return (
    <Dialog open onClose={onClose} title={fillText(texts.history_of, { key })} size="wide">
      {loaded.status === 'loading' && <p>{texts.loading}</p>}
      {loaded.status === 'failed' && <Notice kind="error" title={failureOf(loaded.error, failures).title} />}
      {failure && <Notice kind="error" title={failure.title} />}
      {loaded.status === 'ready' && loaded.changes.length === 0 && <p>{texts.never_changed}</p>}
      {loaded.status === 'ready' && (
        <ol className="settings-history">
          {loaded.changes.map(({ id, attributes: { at, who, from, to, revision: number } }) => (
            <li key={id}>
              <p>
                {fillNodes(texts.by_author, {
                  moment: <Moment at={at} timeZone={market.timeZone} />,
                  author: <strong>{who}</strong>,
                })}
              </p>
              <p className="editor-anywhere">
                {fillNodes(texts.from_to, {
                  from: <code>{formatState(from, texts)}</code>,
                  to: <code>{formatState(to, texts)}</code>,
                })}
              </p>
              {number !== revision && to?.is_secret !== true && (
                <Button
                  kind="tertiary"
                  size="small"
                  busy={isSending}
                  aria-label={fillText(texts.restore_state, { state: formatState(to, texts) })}
                  onClick={() => restore(to)}
                >
                  {texts.restore}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function useChanges(key: string): Loaded {
  const { client, market } = usePlatform();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  useEffect(() => {
    const left = new AbortController();
    fetchSettingChanges(client, market.code, key, left.signal).then(
      (changes) => setLoaded({ status: 'ready', changes }),
      (error: unknown) => {
        if (!left.signal.aborted) setLoaded({ status: 'failed', error });
      },
    );
    return () => left.abort();
  }, [client, market.code, key]);
  return loaded;
}
