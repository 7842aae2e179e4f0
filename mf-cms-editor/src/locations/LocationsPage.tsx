import type { Location } from '@showroom/contracts/entities/location';
import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { FormsSetting, LocationsData } from '../data/location-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { PageHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
import { useTask } from '../layout/use-task';
import { FORMS_SETTINGS } from './forms-settings';
import { AddSettingDialog, DeleteLocationDialog, DeleteSettingDialog, LocationDialog } from './LocationDialogs';
import './Locations.css';

/** What a person is about to do. */
type Task =
  | { readonly kind: 'write'; readonly location?: Location }
  | { readonly kind: 'delete'; readonly location: Location }
  | { readonly kind: 'add-setting' }
  | { readonly kind: 'delete-setting'; readonly setting: FormsSetting };

const COLUMNS = ['Location', 'E-mail', 'Address', 'What to do'] as const;
const SETTING_COLUMNS = ['Setting', 'Value', 'Since', 'What to do'] as const;

/** The places of the market that forms can tell of leads, and how its forms service is set. */
export function LocationsPage() {
  const { locations, settings } = useLoaderData<LocationsData>();
  const { market, person } = usePlatform();
  const { task, setTask, done, onDone } = useTask<Task>();
  const dialog = { onClose: () => setTask(undefined), onDone };
  const isMine = mayChange(person);
  return (
    <EditorFrame place="locations">
      <PageHead title={`Locations of ${market.name}`}>
        {isMine && <Button onClick={() => setTask({ kind: 'write' })}>Add a location</Button>}
      </PageHead>
      {done && <Notice kind="success">{done}</Notice>}
      <TableSection
        title={`${locations.length} ${locations.length === 1 ? 'location' : 'locations'}`}
        label="Locations"
        order="by name"
        columns={COLUMNS}
        className="locations-table"
        empty={locations.length === 0 && 'The market has no location yet. Forms can notify those that are here.'}
      >
        {locations.map((location) => (
          <LocationRow key={location.id} location={location} isMine={isMine} onTask={setTask} />
        ))}
      </TableSection>
      <TableSection
        title="Settings of the forms service"
        label="Its settings"
        columns={SETTING_COLUMNS}
        className="locations-table"
        empty={settings.length === 0 && 'Nothing is set: leads are kept, and answers go to nobody.'}
      >
        {settings.map((setting) => (
          <SettingRow key={setting.id} setting={setting} isMine={isMine} onTask={setTask} />
        ))}
      </TableSection>
      {isMine && settings.length < Object.keys(FORMS_SETTINGS).length && (
        <p className="editor-actions">
          <Button kind="secondary" size="small" onClick={() => setTask({ kind: 'add-setting' })}>
            Add a setting
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
            <Button kind="tertiary" aria-label={`Change ${name}`} onClick={() => onTask({ kind: 'write', location })}>
              Change
            </Button>
            <Button kind="tertiary" aria-label={`Delete ${name}`} onClick={() => onTask({ kind: 'delete', location })}>
              Delete
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}

function SettingRow({ setting, isMine, onTask }: RowProps & { readonly setting: FormsSetting }) {
  const { market } = usePlatform();
  const { key, value, saved_at } = setting.attributes;
  const label = FORMS_SETTINGS[key]?.label ?? key;
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
            aria-label={`Delete ${label}`}
            onClick={() => onTask({ kind: 'delete-setting', setting })}
          >
            Delete
          </Button>
        )}
      </td>
    </tr>
  );
}
