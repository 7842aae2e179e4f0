import { Button } from '../button/Button';
import { useMessages } from '../texts/messages';
import formMessages from './messages/en.json';
import type { FormStatus } from './use-sending';

interface FormButtonsProps {
  readonly submitText: string;
  readonly againText: string | undefined;
  readonly position: 'left' | 'center' | 'right';
  readonly status: FormStatus;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** The way on, and back; without scripts there is one step, and one button. */
export function FormButtons({ submitText, againText, position, status, isFirst, isLast, ...go }: FormButtonsProps) {
  const texts = useMessages(formMessages);
  const isAgain = status !== 'editing' && status !== 'busy' && status !== 'sent';
  const sendText = isAgain ? againText || texts.again : submitText || texts.send;
  const closed = 'ui-form-closed';
  return (
    <div className={`ui-form-buttons ui-form-buttons-${position}`}>
      {!isFirst && (
        <Button kind="secondary" className="ui-form-step-button" onClick={go.onBack}>
          {texts.back}
        </Button>
      )}
      {/*
        One button for both would be sent by the press that only leads on. Pressed before there is
        code for it, a submit button would ask for fields of steps that nobody sees.
      */}
      {!isLast && (
        <Button key="next" className="ui-form-step-button" onClick={go.onNext}>
          {texts.next}
        </Button>
      )}
      <Button key="send" type="submit" busy={status === 'busy'} {...(!isLast && { className: closed })}>
        {sendText}
      </Button>
    </div>
  );
}
