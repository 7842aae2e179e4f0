import './Figures.css';

interface FiguresProps {
  readonly figures: readonly { readonly figure: string; readonly unit: string; readonly label: string }[];
}

/** Figures side by side, each with its unit and what it measures. */
export function Figures({ figures }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <dl className="figures">
      {figures.map(({ figure, unit, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures have no identity beyond their index
        <div key={index} className="figures-item">
          <dt>{label}</dt>
          <dd className="figures-figure">
            <bdi>
              {figure}
              {unit !== '' && <span className="figures-unit"> {unit}</span>}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
