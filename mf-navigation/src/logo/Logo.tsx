import { SiteLink } from '@showroom/shared-ui/link';
import { useSetting } from '@showroom/shared-ui/platform';
import { useLocation } from '@showroom/shared-ui/router';
import { useTexts } from '@showroom/shared-ui/texts';
import { TEXTS } from '../standard/texts';
import { type LogoName, logoOf } from './logos';

const WORDS = {
  range_rover: 'Range Rover',
  defender: 'Defender',
  discovery: 'Discovery',
} as const satisfies Record<LogoName, string>;

/** The wordmark of the brand or of the family whose pages these are, leading to its home. */
export function Logo({ className }: { readonly className?: string }) {
  const brand = useSetting('app.name');
  const texts = useTexts(TEXTS);
  const entry = logoOf(useSetting('navigation.logos'), useLocation().pathname);
  const word = entry ? WORDS[entry.logo] : brand;
  return (
    <SiteLink
      look="plain"
      href={entry?.homepage ?? '/'}
      target={entry?.target}
      className={['navigation-logo', className].filter(Boolean).join(' ')}
      aria-label={texts.home(word)}
      suppressHydrationWarning
    >
      <span aria-hidden="true" dir="ltr">
        {word}
      </span>
    </SiteLink>
  );
}
