import { Container } from '@showroom/shared-ui/container';
import './GroupName.css';

/**
 * The name of a group of blocks, one of which is shown at a time. Where no code runs all of them
 * are read one below the other, each with its name: their place has the class `tabs-panels`.
 */
export function GroupName({ children }: { readonly children: string }) {
  return <Container className="tabs-name">{children}</Container>;
}
