import type { ShowroomButton } from '@showroom/contracts/entities/company-config';
import { LinkButton } from '@showroom/shared-ui/button';
import { CommonIcon } from '@showroom/shared-ui/common-icon';
import { SiteLink } from '@showroom/shared-ui/link';
import type { VehicleAction } from './vehicle-buttons';

const ICONS = { call: 'phone', email: 'mail' } as const;

function isContact(action: ShowroomButton['action']): action is keyof typeof ICONS {
  return Object.hasOwn(ICONS, action);
}

/** What a visitor can do, the leading one first; ways to reach the retailer stand in one line. */
export function Actions({ actions }: { readonly actions: readonly VehicleAction[] }) {
  if (actions.length === 0) return null;
  const isQuiet = ({ action, kind }: VehicleAction) => isContact(action) && kind !== 'primary';
  const quiet = actions.filter(isQuiet);
  return (
    <div className="vehicle-offer-actions">
      {actions
        .filter((action) => !isQuiet(action))
        .sort((one, other) => Number(other.kind === 'primary') - Number(one.kind === 'primary'))
        .map(({ key, label, kind, href, action }) => (
          <LinkButton
            key={key}
            href={href}
            kind={kind}
            className="vehicle-offer-button"
            {...(action === 'link' && /^https?:/i.test(href) && { target: '_blank' as const })}
          >
            {label}
          </LinkButton>
        ))}
      {quiet.length > 0 && (
        <p className="vehicle-offer-contact">
          {quiet.map(({ key, label, href, action }) => (
            <SiteLink key={key} look="standalone" href={href}>
              {isContact(action) && <CommonIcon name={ICONS[action]} size={16} />}
              {label}
            </SiteLink>
          ))}
        </p>
      )}
    </div>
  );
}
