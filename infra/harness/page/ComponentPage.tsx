import { galleryEntries } from '@showroom/shared-ui/gallery';
import { useParams } from '@showroom/shared-ui/router';
import { ComponentExample } from './ComponentExample';

/** The component that the address names. */
export function ComponentPage() {
  const { name } = useParams();
  const entries = galleryEntries.filter((entry) => entry.name === name);
  return entries.map((entry) => <ComponentExample key={entry.name} entry={entry} />);
}
