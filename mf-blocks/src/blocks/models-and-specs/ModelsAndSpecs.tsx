import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { levelInside } from '../../kits/levels/levels';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { panelIds } from '../../kits/tabs/panel-ids';
import { Car } from './Car';
import { enginesOf } from './car-engines';
import type { template } from './template';
import './ModelsAndSpecs.css';

export function Component({ id, content }: BlockProps<ContentOf<typeof template>>) {
  const { title, title_tag, title_size, theme, groups, ...labels } = content;
  const cars = groups.filter(({ is_disabled, car_title }) => !is_disabled && car_title.trim() !== '');
  if (cars.length === 0) return null;
  // A link ends with the key of a car, as one to a tab does with the tab's.
  const ids = panelIds(
    id,
    cars.map(({ car_key }) => ({ tab_id: car_key })),
  );
  const engines = cars.map(({ accordion_schema }) => enginesOf(accordion_schema));
  const hasChoice = engines.some(({ length }) => length > 1);
  const hasPictures = cars.some(({ image }) => image !== undefined);
  const rows = 3 + Number(hasPictures) + Number(hasChoice);
  return (
    <Section className="models-and-specs" theme={theme} wide>
      <SectionTitle title={title} title_tag={title_tag} title_size={title_size} />
      <ul
        className={`models-and-specs-cars models-and-specs-${Math.min(cars.length, 3)} models-and-specs-${rows}-rows`}
      >
        {cars.map((car, index) => (
          <Car
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their index
            key={index}
            id={ids[index] ?? ''}
            car={car}
            engines={engines[index] ?? []}
            labels={labels}
            level={levelInside(title_tag, title)}
            hasPictures={hasPictures}
            hasChoice={hasChoice}
          />
        ))}
      </ul>
    </Section>
  );
}
