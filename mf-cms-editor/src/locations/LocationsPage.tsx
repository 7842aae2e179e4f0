import type { Location } from '@showroom/contracts/entities/location';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { FormsSetting, LocationsData } from '../data/location-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { PageHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
import { useMarketName } from '../layout/use-market-name';
import { useTask } from '../layout/use-task';
import { SETTING_KEYS, settingLabel } from './forms-settings';
import { AddSettingDialog, DeleteLocationDialog, DeleteSettingDialog, LocationDialog } from './LocationDialogs';
import messages from './messages/en.json';
import './Locations.css';

/** What a person is about to do. */
type Task =
  | { readonly kind: 'write'; readonly location?: Location }
  | { readonly kind: 'delete'; readonly location: Location }
  | { readonly kind: 'add-setting' }
  | { readonly kind: 'delete-setting'; readonly setting: FormsSetting };

/** The places of the market that forms can tell of leads, and how its forms service is set. */
export function LocationsPage() {
  const marketName = useMarketName();
  const { locations, settings } = useLoaderData<LocationsData>();
  const { person } = usePlatform();
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const { task, setTask, done, onDone } = useTask<Task>();
  const dialog = { onClose: () => setTask(undefined), onDone };
  const isMine = mayChange(person);
  return (
    <EditorFrame place="locations">
      <PageHead title={fillText(texts.title, { market: marketName() })}>
        {isMine && <Button onClick={() => setTask({ kind: 'write' })}>{texts.add_location}</Button>}
      </PageHead>
      {done && <Notice kind="success">{done}</Notice>}
      <TableSection
        title={formatCount(locations.length, texts.count, locale)}
        label={texts.locations}
        order={texts.by_name}
        columns={[texts.location, texts.email, texts.address, texts.actions]}
        className="locations-table"
        empty={locations.length === 0 && texts.no_location}
      >
        {locations.map((location) => (
          <LocationRow key={location.id} location={location} isMine={isMine} onTask={setTask} />
        ))}
      </TableSection>
      <TableSection
        title={texts.settings_title}
        label={texts.its_settings}
        columns={[texts.setting, texts.value, texts.since, texts.actions]}
        className="locations-table"
        empty={settings.length === 0 && texts.no_setting}
      >
        {settings.map((setting) => (
          <SettingRow key={setting.id} setting={setting} isMine={isMine} onTask={setTask} />
        ))}
      </TableSection>
      {isMine && settings.length < SETTING_KEYS.length && (
        <p className="editor-actions">
          <Button kind="secondary" size="small" onClick={() => setTask({ kind: 'add-setting' })}>
            {texts.add_setting}
          </Button>
        </p>
      )}
      {task?.kind === 'write' && <LocationDialog location={task.location} {...dialog} />}
      {task?.kind === 'delete' && <DeleteLocationDialog location={task.location} {...dialog} />}
      {task?.kind === 'add-setting' && <AddSettingDialog settings={settings} {...dialog} />}
      {task?.kind === 'delete-setting' && <DeleteSettingDialog setting={task.setting} {...dialog} />}
    </EditorFrame>
  );
}

interface RowProps {
  readonly isMine: boolean;
  readonly onTask: (task: Task) => void;
}

function LocationRow({ location, isMine, onTask }: RowProps & { readonly location: Location }) {
  const texts = useMessages(messages);
  const { name, email, address } = location.attributes;
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>{email}</td>
      <td dir="auto" className="locations-address">
        {address}
      </td>
      <td>
        {isMine && (
          <div className="editor-actions">
            <Button
              kind="tertiary"
              aria-label={fillText(texts.change_name, { name })}
              onClick={() => onTask({ kind: 'write', location })}
            >
              {texts.change}
            </Button>
            <Button
              kind="tertiary"
              aria-label={fillText(texts.delete_name, { name })}
              onClick={() => onTask({ kind: 'delete', location })}
            >
              {texts.delete}
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}

function SettingRow({ setting, isMine, onTask }: RowProps & { readonly setting: FormsSetting }) {
  const { market } = usePlatform();
  const texts = useMessages(messages);
  const { key, value, saved_at } = setting.attributes;
  const label = settingLabel(key, texts);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{value}</td>
      <td>
        <Moment at={saved_at} timeZone={market.timeZone} />
      </td>
      <td>
        {isMine && (
          <Button
            kind="tertiary"
            aria-label={fillText(texts.delete_name, { name: label })}
            onClick={() => onTask({ kind: 'delete-setting', setting })}
          >
            {texts.delete}
          </Button>
        )}
      </td>
    </tr>
  );
}
