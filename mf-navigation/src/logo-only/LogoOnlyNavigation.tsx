import { Logo } from '../logo/Logo';
import '@showroom/shared-ui/navigation.css';

/** For pages that want no other way than on: the logo, and with it the way home. */
export function LogoOnlyNavigation() {
  return (
    <header className="navigation">
      <div className="navigation-bar navigation-bar-logo-only">
        <Logo />
      </div>
    </header>
  );
}
