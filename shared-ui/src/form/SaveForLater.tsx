import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '../button/Button';
import { formatDay } from '../dates/dates';
import { Disclosure } from '../disclosure/Disclosure';
import { Notice } from '../notice/Notice';
import { TextField } from '../text-field/TextField';
import { useMessages } from '../texts/messages';
import formMessages from './messages/en.json';
import { type SavingOptions, useSavedAnswers } from './use-saved-answers';

/** A link to go on with later, on whichever device; nothing is saved before somebody asks. */
export function SaveForLater(props: SavingOptions) {
  const texts = useMessages(formMessages);
  const { saving, save } = useSavedAnswers(props);
  const { locale } = props.form.attributes;
  const { status } = saving;
  return (
    <div className="ui-form-later">
      {status === 'gone' && <Notice kind="warning" title={texts.laterGone} />}
      {status === 'away' && <Notice kind="error" title={texts.failedHint} />}
      <Disclosure title={texts.later}>
        <p>{texts.laterHint}</p>
        <Button kind="secondary" busy={status === 'busy'} onClick={() => void save()}>
          {texts.laterSave}
        </Button>
        {status === 'saved' && (
          <TextField
            label={texts.laterLink}
            dir="ltr"
            readOnly
            value={saving.link}
            onFocus={({ target }) => target.select()}
          />
        )}
        <p role="status">
          {status === 'saved' &&
            fillText(texts.laterUntil, { date: formatDay(saving.expires_at.slice(0, 10), locale) })}
          {status === 'failed' && texts.laterFailed}
        </p>
      </Disclosure>
    </div>
  );
}
