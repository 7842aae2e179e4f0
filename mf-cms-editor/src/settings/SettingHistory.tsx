import type { EditedSetting, SettingChange } from '@showroom/contracts/calls/settings';
import { Button } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { fetchSettingChanges, saveSetting } from '../data/setting-calls';
import { Moment } from '../layout/Moment';
import { failureOf, useSending } from '../layout/use-sending';

type State = SettingChange['attributes']['to'];

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly changes: readonly SettingChange[] }
  | { readonly status: 'failed'; readonly title: string };

interface SettingHistoryProps {
  readonly setting: EditedSetting['attributes'];
  readonly onSaved: (sentence: string) => void;
  readonly onClose: () => void;
}

function formatState(state: State): string {
  if (state === null) return 'default';
  return state.is_secret ? 'a secret' : JSON.stringify(state.value);
}

/** Who changed a setting, when and to what, and the way back to a value of before. */
export function SettingHistory({ setting, onSaved, onClose }: SettingHistoryProps) {
  const { client, market } = usePlatform();
  const { key, revision } = setting;
  const loaded = useChanges(key);
  const { isSending, failure, send } = useSending();

  function restore(to: State): void {
    send(async () => {
      const value = to && { value: to.value };
      const saved = await saveSetting(client, { market: market.code, key, revision, to: value ?? undefined });
      onSaved(saved.status === 'saved' ? `${key} is restored.` : `${key} was changed meanwhile and is not restored.`);
    });
  }

  return (
    <Dialog open onClose={onClose} title={`History of ${key}`} size="wide">
      {loaded.status === 'loading' && <p>Loading</p>}
      {loaded.status === 'failed' && <Notice kind="error" title={loaded.title} />}
      {failure && <Notice kind="error" title={failure.title} />}
      {loaded.status === 'ready' && loaded.changes.length === 0 && <p>Nobody has changed it yet.</p>}
      {loaded.status === 'ready' && (
        <ol className="settings-history">
          {loaded.changes.map(({ id, attributes: { at, who, from, to, revision: number } }) => (
            <li key={id}>
              <p>
                <Moment at={at} timeZone={market.timeZone} /> by <strong>{who}</strong>
              </p>
              <p className="editor-anywhere">
                <code>{formatState(from)}</code> to <code>{formatState(to)}</code>
              </p>
              {number !== revision && to?.is_secret !== true && (
                <Button
                  kind="tertiary"
                  size="small"
                  busy={isSending}
                  aria-label={`Restore ${formatState(to)}`}
                  onClick={() => restore(to)}
                >
                  Restore
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
        if (!left.signal.aborted) setLoaded({ status: 'failed', title: failureOf(error).title });
      },
    );
    return () => left.abort();
  }, [client, market.code, key]);
  return loaded;
}
