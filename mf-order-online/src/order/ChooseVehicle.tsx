import type { StepsPageContent } from '@showroom/contracts/entities/order-online-config';
import { LinkButton } from '@showroom/shared-ui/button';
import { useNavigate } from '@showroom/shared-ui/router';
import { useTexts } from '@showroom/shared-ui/texts';
import { useEffect } from 'react';
import { findOrderChoice, type OrderChoice } from '../data/order-choice';
import { browserStorage } from '../data/storage';
import { FailurePage } from './failure/FailurePage';
import { JourneyMessage } from './JourneyMessage';
import { STOCK_PATH } from './paths';
import { JOURNEY_TEXTS } from './texts';

interface ChooseVehicleProps {
  /** The market's content. Default: built-in texts. */
  readonly content?: StepsPageContent['empty'] | undefined;
  /** Where a choice of an earlier visit leads. */
  readonly pathOf: (choice: OrderChoice) => string;
}

/** Shown where no vehicle is named; a choice of an earlier visit takes the visitor on. */
export function ChooseVehicle({ pathOf, content }: ChooseVehicleProps) {
  const texts = useTexts(CHOOSE_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
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

const CHOOSE_TEXTS = {
  en: {
    title: 'Choose a vehicle',
    text: 'Find the vehicle that suits you, then reserve it online in a few minutes.',
  },
  ar: { title: 'اختر سيارة', text: 'ابحث عن السيارة التي تناسبك ثم احجزها عبر الإنترنت في دقائق قليلة.' },
  ja: { title: '車両をお選びください', text: 'お好みの車両を見つけて、数分でオンライン予約ができます。' },
  uk: {
    title: 'Оберіть автомобіль',
    text: 'Знайдіть автомобіль, який вам підходить, і забронюйте його онлайн за кілька хвилин.',
  },
} as const;
