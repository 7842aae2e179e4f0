import { fillText } from '@showroom/contracts/fill-text';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { useSetting } from '@showroom/shared-ui/platform';
import { useLocation } from '@showroom/shared-ui/router';
import { type LogoName, logoOf } from './logos';
import logoMessages from './messages/en.json';

const WORDS = {
  range_rover: 'Range Rover',
  defender: 'Defender',
  discovery: 'Discovery',
} as const satisfies Record<LogoName, string>;

/** The wordmark of the brand or of the family whose pages these are, leading to its home. */
export function Logo({ className }: { readonly className?: string }) {
  const brand = useSetting('app.name');
  const texts = useMessages(logoMessages);
  const entry = logoOf(useSetting('navigation.logos'), useLocation().pathname);
  const word = entry ? WORDS[entry.logo] : brand;
  return (
    <SiteLink
      look="plain"
      href={entry?.homepage ?? '/'}
      target={entry?.target}
      className={['navigation-logo', className].filter(Boolean).join(' ')}
      aria-label={fillText(texts.home, { name: word })}
      suppressHydrationWarning
    >
      <span aria-hidden="true" dir="ltr">
        {word}
      </span>
    </SiteLink>
  );
}
