import { EmailAddress } from '@showroom/shared-ui/email-address';
import { SiteLink } from '@showroom/shared-ui/link';
import { useTexts } from '@showroom/shared-ui/texts';
import { JOURNEY_TEXTS } from './texts';
import './RetailerContact.css';

interface RetailerContactProps {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

/** The retailer's contact; nothing where the market does not show it. */
export function RetailerContact({ name, address, phone, email }: RetailerContactProps) {
  const texts = useTexts(JOURNEY_TEXTS);
  if (name === '') return null;
  return (
    <address className="retailer-contact">
      <strong>{name}</strong>
      <span>{address}</span>
      {phone !== '' && (
        <SiteLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={`${texts.phone}: ${phone}`}>
          <bdi>{phone}</bdi>
        </SiteLink>
      )}
      {email !== '' && (
        <SiteLink href={`mailto:${email}`} aria-label={`${texts.email}: ${email}`}>
          <EmailAddress>{email}</EmailAddress>
        </SiteLink>
      )}
    </address>
  );
}
