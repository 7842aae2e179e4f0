import { ERROR_PAGE_FAILED } from '@showroom/contracts/errors/first-load-texts';
import { normaliseError } from '@showroom/contracts/errors/normalise-error';
import { LinkButton } from '@showroom/shared-ui/button';
import { ErrorBoundary } from '@showroom/shared-ui/error-boundary';
import { Heading } from '@showroom/shared-ui/heading';
import { Picture } from '@showroom/shared-ui/picture';
import { useSetting } from '@showroom/shared-ui/platform';
import { useRouteError } from '@showroom/shared-ui/router';
import { Recovery } from './Block';
import { MessagePage } from './MessagePage';
import { useShellTexts } from './texts';
import './NotFound.css';

/** The page of errors; where it fails itself, its place says so and leads home. */
export function PageError() {
  return (
    <ErrorBoundary fallback={() => <ErrorPageFailed />}>
      <ErrorPage />
    </ErrorBoundary>
  );
}

/** Needs no remote, no setting and no component that could be what failed. */
function ErrorPageFailed() {
  const texts = useShellTexts();
  return (
    <div className="message-page">
      <h1>{ERROR_PAGE_FAILED}</h1>
      <a href="/">{texts.backHome}</a>
    </div>
  );
}

/** 404 says so with a way home; anything else says what is missing and comes back by itself. */
function ErrorPage() {
  const error = useRouteError();
  if (isAway(error)) return <SectionUnavailable />;
  return normaliseError(error).status === 404 ? <NotFound /> : <Failed />;
}

/** What a mount answers while its remote is away (mount-routes). */
function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('data' in error)) return false;
  return typeof error.data === 'object' && error.data !== null && 'away' in error.data;
}

function NotFound() {
  const { title, text, button, image } = useSetting('error_page.404');
  return (
    <div className="not-found">
      <Picture src={image} alt="" sizes="100vw" ratio="fill" className="not-found-picture" priority="high" />
      <div className="not-found-text dark-theme">
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <p>{text}</p>
        <LinkButton kind="primary" href="/">
          {button}
        </LinkButton>
      </div>
    </div>
  );
}

function Failed() {
  const texts = useShellTexts();
  return (
    <MessagePage title={texts.failedTitle} action={{ href: '/', label: texts.backHome }}>
      <p>{texts.failed}</p>
      <Recovery />
    </MessagePage>
  );
}

/** Stands for a section whose remote is away. */
export function SectionUnavailable() {
  const texts = useShellTexts();
  return (
    <MessagePage title={texts.unavailableTitle} action={{ href: '/', label: texts.backHome }}>
      <p>{texts.unavailable}</p>
      <Recovery />
    </MessagePage>
  );
}
