import type { Template } from '@showroom/contracts/blocks/template';
import { FailedNotice } from '@showroom/shared-ui/error-boundary';
import { PlatformProvider } from '@showroom/shared-ui/platform';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
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

function Filled({
  block: { key, template, Component, platform },
  example: { name, content, data },
  suffix,
}: FilledProps) {
  if (data.status === 'failed') return <FailedNotice onRetry={() => window.location.reload()} />;
  const id = `${key}-${exampleSlug(name)}${suffix}`;
  return (
    <PlatformProvider value={platform}>
      <Component id={id} content={content} data={data.value} panels={panelsOf(template, content)} />
    </PlatformProvider>
  );
}

/** A block that governs others has none here: a text stands for those of each group. */
function panelsOf({ governs }: Template, { groups }: ShownExample['content']): BlockProps['panels'] {
  if (!governs || !Array.isArray(groups)) return undefined;
  return groups.map((_, index) => [
    <p key="text" className="harness-panel">
      Blocks of group {index + 1}
    </p>,
  ]);
}
