import { Icon, isIconName } from '@showroom/shared-ui/icon';
import './TabName.css';

interface TabNameProps {
  /** As an editor chose it, or nothing. */
  readonly icon: string;
  readonly children: string;
}

/** The name of a tab, behind its icon where it has one. */
export function TabName({ icon, children }: TabNameProps) {
  return (
    <span className="tabs-tab-name">
      {isIconName(icon) && <Icon name={icon} size={20} />}
      {children}
    </span>
  );
}
