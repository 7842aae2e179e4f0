import type { ContentOf } from '@showroom/contracts/blocks/template';
import { useMessages } from '@showroom/shared-ui/messages';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { SelectField } from '@showroom/shared-ui/select-field';
import { useState } from 'react';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import { EnginePanels } from '../../kits/specs/EnginePanels';
import type { SpecModel } from '../../kits/specs/engine-tables';
import { loadModels } from '../../kits/specs/load-models';
import kitMessages from '../../kits/specs/messages/en.json';
import { SpecAccordion } from '../../kits/specs/SpecAccordion';
import messages from './messages/en.json';
import type { template } from './template';
import './SpecificationAccordion.css';

type Content = ContentOf<typeof template>;

export function load(input: LoadInput<Content>): Promise<readonly SpecModel[]> {
  const { model_key, additional_model_key } = input.content;
  return loadModels(input, [model_key, additional_model_key]);
}

/** The engines of all models, each with the model's name where there are several. */
function enginesOf(models: readonly SpecModel[]) {
  return models.flatMap((model) =>
    model.engines.map((engine) => ({
      ...engine,
      model: model.key,
      engine: engine.name,
      name: models.length > 1 ? `${model.name}, ${engine.name}` : engine.name,
    })),
  );
}

export function Component({ id, content, data }: BlockProps<Content, readonly SpecModel[] | undefined>) {
  const { title, title_tag, title_size, theme } = content;
  const { failed } = useMessages(messages);
  if (data?.every(({ engines }) => engines.length === 0)) return null;
  return (
    <Section className="specification-accordion" theme={theme}>
      <SectionTitle title={title} title_tag={title_tag} title_size={title_size} />
      {data ? <Models id={id} content={content} models={data} /> : <p role="status">{failed}</p>}
    </Section>
  );
}

interface ModelsProps {
  readonly id: string;
  readonly content: Content;
  readonly models: readonly SpecModel[];
}

/** A model and one of its engines are chosen; its tables follow. */
function Models({ id, content: { select_model_label, engine_label, specification_label }, models }: ModelsProps) {
  const texts = useMessages(kitMessages);
  const [modelKey, setModelKey] = useState('');
  const [engineKey, setEngineKey] = useState('');
  const model = models.find(({ key }) => key === modelKey) ?? models[0];
  const engines = enginesOf(models);
  const offered = engines.filter((one) => one.model === model?.key);
  const chosen = offered.find(({ key }) => key === engineKey) ?? offered[0];
  return (
    <div className="specification-accordion-body">
      <div className="specs-choice specification-accordion-choice">
        {models.length > 1 && (
          <SelectField
            label={select_model_label || texts.model}
            value={model?.key}
            options={models.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={({ target }) => setModelKey(target.value)}
          />
        )}
        {offered.length > 1 && (
          <SelectField
            label={engine_label || texts.engine}
            value={chosen?.key}
            options={offered.map(({ key, engine }) => ({ value: key, label: engine }))}
            onChange={({ target }) => setEngineKey(target.value)}
          />
        )}
      </div>
      <section aria-label={specification_label || texts.specification}>
        <EnginePanels engines={engines} chosen={chosen}>
          {({ tables }, index) => (
            <SpecAccordion id={`${id}-${index + 1}`} tables={tables} label={specification_label} />
          )}
        </EnginePanels>
      </section>
    </div>
  );
}
