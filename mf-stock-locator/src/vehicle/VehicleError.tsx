import { Button, LinkButton } from '@showroom/shared-ui/button';
import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { useRevalidator, useRouteError } from '@showroom/shared-ui/router';
import { LanguageProvider } from '../language/use-language';
import { STOCK_PATH } from '../shortlist/paths';
import missingMessages from './messages/missing/en.json';
import { SimilarVehicles } from './SimilarVehicles';
import { missingVehicle } from './vehicle-data';
import './VehiclePage.css';

/**
 * A vehicle that is gone leaves others to look at; a service that is away is asked again without a
 * reload.
 */
export function VehicleError() {
  const missing = missingVehicle(useRouteError());
  if (!missing) return <Unreachable />;
  const texts = missing.language.vehicle;
  return (
    <LanguageProvider value={missing.language}>
      <div className="vehicle">
        <Container wide className="vehicle-missing">
          <Heading level={1} size="title">
            {texts.missingTitle}
          </Heading>
          <p>{texts.missingText}</p>
          <LinkButton href={STOCK_PATH}>{texts.all}</LinkButton>
        </Container>
        <SimilarVehicles title={texts.others} cards={missing.similar} />
      </div>
    </LanguageProvider>
  );
}

function Unreachable() {
  const texts = useMessages(missingMessages);
  const { state, revalidate } = useRevalidator();
  const retry = (
    <Button kind="secondary" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
      {texts.retry}
    </Button>
  );
  return (
    <Container wide className="vehicle-missing">
      <Heading level={1} size="xl">
        {texts.failedTitle}
      </Heading>
      <Notice kind="error" actions={retry}>
        {texts.failed}
      </Notice>
    </Container>
  );
}
