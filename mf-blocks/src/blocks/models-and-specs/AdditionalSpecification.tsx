import { useMessages } from '@showroom/shared-ui/messages';
import { VisuallyHidden } from '@showroom/shared-ui/visually-hidden';
import { More } from '../../kits/more/More';
import { RichText } from '../../kits/rich-text/RichText';
import messages from './messages/en.json';

interface AdditionalSpecificationProps {
  /** Of the car. */
  readonly title: string;
  /** Empty for the site's own word. */
  readonly label: string;
  readonly html: string;
}

export function AdditionalSpecification({ title, label, html }: AdditionalSpecificationProps) {
  const { additional } = useMessages(messages);
  if (html.trim() === '') return null;
  const name = label || additional;
  const shown = (
    <>
      {name}
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </>
  );
  return (
    <More label={shown} title={`${title}: ${name}`}>
      <RichText html={html} />
    </More>
  );
}
