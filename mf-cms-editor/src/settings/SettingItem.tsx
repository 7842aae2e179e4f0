import type { EditedSetting } from '@showroom/contracts/calls/settings';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useId, useState } from 'react';
import { saveSetting } from '../data/setting-calls';
import { AskDialog } from '../layout/FormDialog';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { formatValue } from './format-value';
import { SettingForm } from './SettingForm';
import { SettingHistory } from './SettingHistory';

interface SettingItemProps {
  readonly setting: EditedSetting['attributes'];
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly onSaved: (sentence: string) => void;
}

type Open = 'form' | 'history' | 'removal' | undefined;

/** One setting: what it decides, what stands, and what may be done with it. */
export function SettingItem({ setting, onUnsaved, onSaved }: SettingItemProps) {
  const { person } = usePlatform();
  const heading = useId();
  const [open, setOpen] = useState<Open>();
  const { key, summary } = setting;
  const close = () => setOpen(undefined);

  function saved(sentence: string): void {
    close();
    onSaved(sentence);
  }

  return (
    <li aria-labelledby={heading} className="settings-item">
      <div className="settings-item-head">
        <h3 id={heading} className="settings-key">
          <code>{key}</code>
        </h3>
        <Origin setting={setting} />
      </div>
      <p className="ui-field-hint">{summary || 'Nobody declares or reads this key; it was stored once.'}</p>
      {open !== 'form' && <Values setting={setting} />}
      {open === 'form' && <SettingForm setting={setting} onUnsaved={onUnsaved} onSaved={saved} onClose={close} />}
      {mayChange(person) && open !== 'form' && <Actions setting={setting} onOpen={setOpen} />}
      {open === 'history' && <SettingHistory setting={setting} onSaved={saved} onClose={close} />}
      {open === 'removal' && <Removal setting={setting} onSaved={saved} onClose={close} />}
    </li>
  );
}

function Origin({ setting: { is_set, refused, schema, shown_to } }: Pick<SettingItemProps, 'setting'>) {
  return (
    <span className="editor-actions">
      {shown_to === 'nobody' && <Badge kind="neutral">Secret</Badge>}
      {shown_to === 'managers' && <Badge kind="neutral">Server</Badge>}
      {!schema && <Badge kind="warning">Unknown</Badge>}
      <Badge kind={is_set && !refused ? 'accent' : 'neutral'}>{is_set && !refused ? 'Set' : 'Default'}</Badge>
    </span>
  );
}

function Values({ setting }: Pick<SettingItemProps, 'setting'>) {
  const { market } = usePlatform();
  const { is_set, refused, readers, author, saved_at } = setting;
  return (
    <>
      <dl className="settings-values">
        {is_set && (
          <>
            <dt>Value</dt>
            <dd>
              <code>{formatValue(setting)}</code>
            </dd>
          </>
        )}
        {setting.default !== undefined && (
          <>
            <dt>Default</dt>
            <dd>
              <code>{JSON.stringify(setting.default)}</code>
            </dd>
          </>
        )}
        {readers.length > 0 && (
          <>
            <dt>Read by</dt>
            <dd>{readers.join(', ')}</dd>
          </>
        )}
        {saved_at !== null && (
          <>
            <dt>Changed</dt>
            <dd>
              <Moment at={saved_at} timeZone={market.timeZone} /> by {author}
            </dd>
          </>
        )}
      </dl>
      {refused !== undefined && <p className="ui-field-error">The stored value is not used: {refused}</p>}
    </>
  );
}

interface ActionsProps extends Pick<SettingItemProps, 'setting'> {
  readonly onOpen: (what: Open) => void;
}

function Actions({ setting: { key, schema, revision }, onOpen }: ActionsProps) {
  return (
    <p className="editor-actions">
      {schema ? (
        <Button kind="secondary" size="small" aria-label={`Change ${key}`} onClick={() => onOpen('form')}>
          Change
        </Button>
      ) : (
        <Button kind="secondary" size="small" aria-label={`Remove ${key}`} onClick={() => onOpen('removal')}>
          Remove
        </Button>
      )}
      {revision > 0 && (
        <Button kind="tertiary" size="small" aria-label={`History of ${key}`} onClick={() => onOpen('history')}>
          History
        </Button>
      )}
    </p>
  );
}

interface RemovalProps extends Pick<SettingItemProps, 'setting' | 'onSaved'> {
  readonly onClose: () => void;
}

function Removal({ setting: { key, revision }, onSaved, onClose }: RemovalProps) {
  const { client, market } = usePlatform();

  async function remove(): Promise<void> {
    const saved = await saveSetting(client, { market: market.code, key, revision, to: undefined });
    onSaved(saved.status === 'saved' ? `${key} is removed.` : `${key} was changed meanwhile and is not removed.`);
  }

  return (
    <AskDialog title={`Remove ${key}?`} button="Remove" onClose={onClose} onSubmit={remove}>
      <p>No program of this version reads it.</p>
    </AskDialog>
  );
}
