import { useGatedHtml } from '@showroom/shared-ui/gated-html';
import './RichText.css';

interface RichTextProps {
  readonly html: string;
  readonly className?: string;
}

/**
 * HTML of an editor. The API cleans it when it is saved, so that it is rendered as it is stored;
 * frames wait for consent.
 */
export function RichText({ html, className = '' }: RichTextProps) {
  const gated = useGatedHtml(html);
  if (html.trim() === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API removes scripts, handlers and unsafe addresses at every write
  return <div className={`rich-text ${className}`.trim()} dangerouslySetInnerHTML={{ __html: gated }} />;
}
