import type { EditedForm } from '@showroom/contracts/entities/form';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { TableBox } from '../layout/TableSection';
import { differencesOf } from './form-difference';
import { latestOf } from './form-store';
import messages from './messages/builder/en.json';
import type { FormEdit } from './use-form-edit';

interface FormConflictProps {
  readonly edit: FormEdit;
  readonly theirs: EditedForm;
}

/** Somebody else saved meanwhile: both sides, and the choice between them. */
export function FormConflict({ edit, theirs }: FormConflictProps) {
  const { draft, ...published } = theirs.attributes;
  const { author } = draft ?? published;
  const texts = useMessages(messages);
  const differences = differencesOf(edit.draft, latestOf(theirs), texts.difference);
  return (
    <Notice
      kind="warning"
      title={author ? fillText(texts.conflict_title, { author }) : texts.conflict_title_unknown}
      actions={
        <>
          <Button kind="secondary" size="small" onClick={edit.loadTheirs}>
            {texts.load_theirs}
          </Button>
          <Button kind="secondary" size="small" onClick={() => void edit.saveOver()}>
            {texts.save_mine}
          </Button>
        </>
      }
    >
      <p>{texts.conflict_what}</p>
      <TableBox label={texts.different}>
        <table className="editor-table">
          <caption className="ui-visually-hidden">{texts.different}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.column_place}</th>
              <th scope="col">{texts.column_mine}</th>
              <th scope="col">{texts.column_theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ place, mine = '–', theirs: other = '–' }) => (
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
