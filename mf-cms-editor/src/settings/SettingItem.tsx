import type { EditedSetting } from '@showroom/contracts/calls/settings';
import { fillText } from '@showroom/contracts/fill-text';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useId, useState } from 'react';
import { saveSetting } from '../data/setting-calls';
import { AskDialog } from '../layout/FormDialog';
import { fillNodes } from '../layout/fill-nodes';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { formatValue } from './format-value';
import messages from './messages/en.json';
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
  const texts = useMessages(messages);
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
      <p className="ui-field-hint">{summary ? <bdi>{summary}</bdi> : texts.undeclared}</p>
      {open !== 'form' && <Values setting={setting} />}
      {open === 'form' && <SettingForm setting={setting} onUnsaved={onUnsaved} onSaved={saved} onClose={close} />}
      {mayChange(person) && open !== 'form' && <Actions setting={setting} onOpen={setOpen} />}
      {open === 'history' && <SettingHistory setting={setting} onSaved={saved} onClose={close} />}
      {open === 'removal' && <Removal setting={setting} onSaved={saved} onClose={close} />}
    </li>
  );
}

function Origin({ setting: { is_set, refused, schema, shown_to } }: Pick<SettingItemProps, 'setting'>) {
  const texts = useMessages(messages);
  return (
    <span className="editor-actions">
      {shown_to === 'nobody' && <Badge kind="neutral">{texts.secret}</Badge>}
      {shown_to === 'managers' && <Badge kind="neutral">{texts.server}</Badge>}
      {!schema && <Badge kind="warning">{texts.unknown}</Badge>}
      <Badge kind={is_set && !refused ? 'accent' : 'neutral'}>{is_set && !refused ? texts.set : texts.default}</Badge>
    </span>
  );
}

function Values({ setting }: Pick<SettingItemProps, 'setting'>) {
  const { market } = usePlatform();
  const texts = useMessages(messages);
  const { is_set, refused, readers, author, saved_at } = setting;
  return (
    <>
      <dl className="settings-values">
        {is_set && (
          <>
            <dt>{texts.value}</dt>
            <dd>
              <code>{formatValue(setting, texts)}</code>
            </dd>
          </>
        )}
        {setting.default !== undefined && (
          <>
            <dt>{texts.default_value}</dt>
            <dd>
              <code>{JSON.stringify(setting.default)}</code>
            </dd>
          </>
        )}
        {readers.length > 0 && (
          <>
            <dt>{texts.read_by}</dt>
            <dd>{readers.join(', ')}</dd>
          </>
        )}
        {saved_at !== null && (
          <>
            <dt>{texts.changed}</dt>
            <dd>
              {fillNodes(texts.by_author, {
                moment: <Moment at={saved_at} timeZone={market.timeZone} />,
                author: author ?? '',
              })}
            </dd>
          </>
        )}
      </dl>
      {refused !== undefined && <p className="ui-field-error">{fillText(texts.not_used, { reason: refused })}</p>}
    </>
  );
}

interface ActionsProps extends Pick<SettingItemProps, 'setting'> {
  readonly onOpen: (what: Open) => void;
}

function Actions({ setting: { key, schema, revision }, onOpen }: ActionsProps) {
  const texts = useMessages(messages);
  return (
    <p className="editor-actions">
      {schema ? (
        <Button
          kind="secondary"
          size="small"
          aria-label={fillText(texts.change_key, { key })}
          onClick={() => onOpen('form')}
        >
          {texts.change}
        </Button>
      ) : (
        <Button
          kind="secondary"
          size="small"
          aria-label={fillText(texts.remove_key, { key })}
          onClick={() => onOpen('removal')}
        >
          {texts.remove}
        </Button>
      )}
      {revision > 0 && (
        <Button
          kind="tertiary"
          size="small"
          aria-label={fillText(texts.history_of, { key })}
          onClick={() => onOpen('history')}
        >
          {texts.history}
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
  const texts = useMessages(messages);

  async function remove(): Promise<void> {
    const saved = await saveSetting(client, { market: market.code, key, revision, to: undefined });
    onSaved(fillText(saved.status === 'saved' ? texts.removed : texts.not_removed, { key }));
  }

  return (
    <AskDialog
      title={fillText(texts.remove_question, { key })}
      button={texts.remove}
      onClose={onClose}
      onSubmit={remove}
    >
      <p>{texts.not_read}</p>
    </AskDialog>
  );
}
