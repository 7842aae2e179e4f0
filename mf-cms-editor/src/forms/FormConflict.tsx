import type { EditedForm } from '@showroom/contracts/entities/form';
import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { TableBox } from '../layout/TableSection';
import { differencesOf } from './form-difference';
import { latestOf } from './form-store';
import type { FormEdit } from './use-form-edit';

interface FormConflictProps {
  readonly edit: FormEdit;
  readonly theirs: EditedForm;
}

/** Somebody else saved meanwhile: both sides, and the choice between them. */
export function FormConflict({ edit, theirs }: FormConflictProps) {
  const { draft, ...published } = theirs.attributes;
  const who = (draft ?? published).author || 'Somebody else';
  return (
    <Notice
      kind="warning"
      title={`${who} has saved this form meanwhile.`}
      actions={
        <>
          <Button kind="secondary" size="small" onClick={edit.loadTheirs}>
            Load theirs
          </Button>
          <Button kind="secondary" size="small" onClick={() => void edit.saveOver()}>
            Save mine over it
          </Button>
        </>
      }
    >
      <p>What you changed is still here, and visitors see neither before it is published.</p>
      <TableBox label="What is different">
        <table className="editor-table">
          <caption className="ui-visually-hidden">What is different</caption>
          <thead>
            <tr>
              <th scope="col">Where</th>
              <th scope="col">Yours</th>
              <th scope="col">Theirs</th>
            </tr>
          </thead>
          <tbody>
            {differencesOf(edit.draft, latestOf(theirs)).map(({ place, mine = '–', theirs: other = '–' }) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                <td dir="auto">{mine}</td>
                <td dir="auto">{other}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </Notice>
  );
}
