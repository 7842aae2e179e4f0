import type { BannerContent } from '@showroom/contracts/settings/consent';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import type { ReactNode } from 'react';
import questionMessages from './messages/en.json';

/** What the buttons of the banner say. */
export type Answer = 'accept' | 'reject' | 'choose';

interface AnswerButtonsProps {
  readonly content: BannerContent;
  readonly onAnswer?: (answer: Answer) => void;
  /** Stands in the place of "Choose". */
  readonly children?: ReactNode;
}

/** The buttons of the banner; each is known by its answer (`data-consent-answer`). */
export function AnswerButtons({ content, onAnswer, children }: AnswerButtonsProps) {
  const texts = useMessages(questionMessages);
  const button = (answer: Answer) => ({ 'data-consent-answer': answer, onClick: () => onAnswer?.(answer) });
  return (
    <>
      {children ?? (
        <Button key="choose" kind="tertiary" aria-expanded={false} {...button('choose')}>
          {content.choose_label || texts.choose}
        </Button>
      )}
      <Button kind="secondary" {...button('reject')}>
        {content.reject_label || texts.reject}
      </Button>
      <Button {...button('accept')}>{content.accept_label || texts.accept}</Button>
    </>
  );
}
