import type { Overview, OverviewRemote, OverviewState } from './overview';

const HIDDEN = ['mf', 'mf-fault'];

/**
 * Other versions, code from disk and faults, for this browser. Plain forms: the site remembers the
 * choice and answers with the page.
 */
export function RemoteChoices({ overview: { value, problem } }: { readonly overview: OverviewState }) {
  return (
    <section className="developing-section" aria-label="Remotes">
      <h3>Remotes</h3>
      {problem && <p role="alert">{problem}</p>}
      {value && (
        <>
          <form method="get" action={window.location.pathname}>
            <OtherParameters />
            {value.remotes.map((remote) => (
              <Choice key={remote.remote} remote={remote} faults={value.faults} />
            ))}
            <button type="submit" className="developing-primary">
              Use these here
            </button>
          </form>
          <form method="get" action={window.location.pathname}>
            <OtherParameters />
            {HIDDEN.map((name) => (
              <input key={name} type="hidden" name={name} value="none" />
            ))}
            <button type="submit" className="developing-secondary">
              Back to what is released
            </button>
          </form>
        </>
      )}
    </section>
  );
}

/** A form's own fields replace the query of its address. */
function OtherParameters() {
  const others = [...new URLSearchParams(window.location.search)].filter(([name]) => !HIDDEN.includes(name));
  return others.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}

interface ChoiceProps {
  readonly remote: OverviewRemote;
  readonly faults: Overview['faults'];
}

function Choice({ remote, faults }: ChoiceProps) {
  const { remote: name, released, versions, disk, override, fault } = remote;
  const known = [...versions, ...(override && !versions.includes(override) && override !== disk ? [override] : [])];
  return (
    <fieldset className="developing-choice">
      <legend>{name}</legend>
      <label>
        <span>Version</span>
        <select name="mf" defaultValue={`${name}@${override ?? 'none'}`}>
          <option value={`${name}@none`}>{released ? `${released} (released)` : 'not in this market'}</option>
          {disk && <option value={`${name}@${disk}`}>from disk</option>}
          {known
            .filter((version) => version !== released)
            .map((version) => (
              <option key={version} value={`${name}@${version}`}>
                {version}
              </option>
            ))}
        </select>
      </label>
      <label>
        <span>Fault</span>
        <select name="mf-fault" defaultValue={`${name}:${fault ?? 'none'}`}>
          <option value={`${name}:none`}>none</option>
          {faults.map((one) => (
            <option key={one.name} value={`${name}:${one.name}`} title={one.sentence}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
