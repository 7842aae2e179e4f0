import type { ShownForm } from '@showroom/contracts/entities/form';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../button/Button';
import { Heading, type HeadingLevel } from '../heading/Heading';
import { CommonIcon } from '../icon/CommonIcon';
import { safeHref } from '../link/safe-href';
import { useMessages } from '../texts/messages';
import formMessages from './messages/en.json';
import { Paragraphs } from './Paragraphs';
import './Form.css';

interface ThankYouProps {
  readonly thankYou: ShownForm['attributes']['thank_you'];
  readonly headingLevel: HeadingLevel;
  /** It stands where a form was a moment ago, and with it the focus. */
  readonly takesFocus?: boolean | undefined;
}

/** What a visitor reads once a form is sent. */
export function ThankYou({ thankYou, headingLevel, takesFocus = false }: ThankYouProps) {
  const texts = useMessages(formMessages);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  const { kind, title, body, url, link_text } = thankYou;
  const isDownload = kind === 'download';
  const label = link_text || (isDownload ? texts.download : '');
  const isLinked = url !== '' && safeHref(url) !== undefined && label !== '';
  return (
    <div ref={ref} tabIndex={-1} className="ui-form-thanks">
      <CommonIcon name="success" size={40} className="ui-form-thanks-icon" />
      <Heading level={headingLevel} size="xl">
        {title || texts.sent}
      </Heading>
      <Paragraphs text={body || (title ? '' : texts.sentBody)} />
      {isLinked && (
        <p>
          <LinkButton href={url} kind="secondary" {...(isDownload && { download: '' })}>
            {label}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
