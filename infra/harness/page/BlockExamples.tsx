import { FailedNotice } from '@showroom/shared-ui/error-boundary';
import { useChoice } from './choice-context';
import type { ShownBlock, ShownExample } from './shown-block';
import { Themed } from './Themed';

interface BlockExamplesProps {
  readonly block: ShownBlock;
  /** One of the examples. Default: all of them. */
  readonly only?: string | undefined;
}

/** A block once per example, under the example's name. */
export function BlockExamples({ block, only }: BlockExamplesProps) {
  const choice = useChoice();
  const examples = block.examples.filter(({ name }) => only === undefined || exampleSlug(name) === only);
  return examples.map((example) => (
    <section key={example.name} className="harness-example" data-example={`${block.key}/${exampleSlug(example.name)}`}>
      {!choice.bare && (
        <h2 className="harness-label">
          {block.template.name}, {example.name}
        </h2>
      )}
      <Themed theme={choice.theme}>{(suffix) => <Filled block={block} example={example} suffix={suffix} />}</Themed>
    </section>
  ));
}

/** Name of an example as part of an address. */
export function exampleSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

interface FilledProps {
  readonly block: ShownBlock;
  readonly example: ShownExample;
  readonly suffix: string;
}

function Filled({ block: { key, Component }, example: { name, content, data }, suffix }: FilledProps) {
  if (data.status === 'failed') return <FailedNotice onRetry={() => window.location.reload()} />;
  return <Component id={`${key}-${exampleSlug(name)}${suffix}`} content={content} data={data.value} />;
}
