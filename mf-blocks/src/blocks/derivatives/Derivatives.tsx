import type { ContentOf } from '@showroom/contracts/blocks/template';
import { Container } from '@showroom/shared-ui/container';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { levelInside } from '../../kits/levels/levels';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import type { SpecModel } from '../../kits/specs/engine-tables';
import { loadModels } from '../../kits/specs/load-models';
import { panelIds } from '../../kits/tabs/panel-ids';
import { TabsSection } from '../../kits/tabs/TabsSection';
import { Derivative } from './Derivative';
import { useFiguresOf } from './figures-of';
import type { template } from './template';
import './Derivatives.css';

type Content = ContentOf<typeof template>;

/** The model whose engines fill in what editors did not; nothing where no version names one. */
export async function load(input: LoadInput<Content>): Promise<SpecModel | undefined> {
  const { car_key, groups } = input.content;
  if (!groups.some(({ engine_key }) => engine_key.trim() !== '')) return undefined;
  const [model] = await loadModels(input, [car_key]);
  return model;
}

export function Component({ id, content, data }: BlockProps<Content, SpecModel | undefined>) {
  const { title, title_tag, title_size, theme, has_columns, equipment_label } = content;
  const figuresOf = useFiguresOf(content, data);
  const versions = content.groups.filter(({ name }) => name.trim() !== '');
  if (versions.length === 0) return null;
  const tabs = versions.map((version) => ({ ...version, tab_label: version.name }));
  const shown = tabs.map((version, index) => (
    <Derivative
      // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity beyond their index
      key={index}
      version={version}
      figures={figuresOf(version)}
      equipmentLabel={equipment_label}
      level={levelInside(title_tag, title)}
      isColumn={has_columns}
      hasPlace={has_columns && versions.some(({ image }) => image !== undefined)}
    />
  ));
  if (!has_columns) {
    return (
      <TabsSection
        {...{ id, title, title_tag, title_size, theme }}
        className="derivatives"
        groups={tabs}
        panels={shown.map((one) => [<Container key="version">{one}</Container>])}
        labelOf={(name) => name}
      />
    );
  }
  const ids = panelIds(id, tabs);
  return (
    <Section className="derivatives" theme={theme} wide>
      <SectionTitle {...{ title, title_tag, title_size }} />
      <ul className={`derivatives-columns derivatives-${Math.min(shown.length, 4)}`}>
        {shown.map((one, index) => (
          <li key={one.key} id={ids[index]} className="derivatives-column">
            {one}
          </li>
        ))}
      </ul>
    </Section>
  );
}
