import { EmailAddress } from '@showroom/shared-ui/email-address';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import journeyMessages from './messages/journey/en.json';
import './RetailerContact.css';

interface RetailerContactProps {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

/** The retailer's contact; nothing where the market does not show it. */
export function RetailerContact({ name, address, phone, email }: RetailerContactProps) {
  const texts = useMessages(journeyMessages);
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
