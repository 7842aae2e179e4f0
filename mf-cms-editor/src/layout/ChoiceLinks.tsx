import { SiteLink } from '@showroom/shared-ui/link';

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

interface ChoiceLinksProps {
  /** What is chosen among. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly current: string | undefined;
}

/**
 * The same page of something else, such as of another market: links, so that each has an address.
 */
export function ChoiceLinks({ label, choices, current }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className="editor-frame-nav">
      {choices.map(({ id, label: name, href }) => (
        <SiteLink key={id} href={href} look="standalone" aria-current={id === current ? 'page' : undefined}>
          {name}
        </SiteLink>
      ))}
    </nav>
  );
}
