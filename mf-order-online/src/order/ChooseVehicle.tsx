import type { StepsPageContent } from '@showroom/contracts/entities/order-online-config';
import { LinkButton } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { useNavigate } from '@showroom/shared-ui/router';
import { useEffect } from 'react';
import { findOrderChoice, type OrderChoice } from '../data/order-choice';
import { browserStorage } from '../data/storage';
import { FailurePage } from './failure/FailurePage';
import { JourneyMessage } from './JourneyMessage';
import chooseMessages from './messages/choose/en.json';
import journeyMessages from './messages/journey/en.json';
import { STOCK_PATH } from './paths';

interface ChooseVehicleProps {
  /** The market's content. Default: built-in texts. */
  readonly content?: StepsPageContent['empty'] | undefined;
  /** Where a choice of an earlier visit leads. */
  readonly pathOf: (choice: OrderChoice) => string;
}

/** Shown where no vehicle is named; a choice of an earlier visit takes the visitor on. */
export function ChooseVehicle({ pathOf, content }: ChooseVehicleProps) {
  const texts = useMessages(chooseMessages);
  const journey = useMessages(journeyMessages);
  const navigate = useNavigate();
  useEffect(() => {
    const choice = findOrderChoice(browserStorage('localStorage'));
    if (choice) void navigate(pathOf(choice), { replace: true });
  }, [navigate, pathOf]);
  if (content) return <FailurePage content={content} />;
  return (
    <JourneyMessage title={texts.title} actions={<LinkButton href={STOCK_PATH}>{journey.toStock}</LinkButton>}>
      <p>{texts.text}</p>
    </JourneyMessage>
  );
}
