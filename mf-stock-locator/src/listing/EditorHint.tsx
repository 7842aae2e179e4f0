import { usePlatform } from '@showroom/shared-ui/platform';
import './EditorHint.css';

/** Shows editors where a block is that shows nothing; a visitor's page has no trace of it. */
export function EditorHint({ text }: { readonly text: string }) {
  const { person } = usePlatform();
  const isEditor = person !== undefined && person.roles.length > 0;
  return isEditor && <p className="listing-hint">{text}</p>;
}
