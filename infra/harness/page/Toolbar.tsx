import { MARKETS, type Market } from '@showroom/contracts/markets';
import { type Choice, DIRECTIONS, THEMES } from './choice';

interface ToolbarProps {
  readonly title: string;
  readonly choice: Choice;
}

const MARKET_LIST: readonly Market[] = Object.values(MARKETS);

/** Switches of a harness page: a form that writes them into the address. */
export function Toolbar({ title, choice }: ToolbarProps) {
  const apply = ({ currentTarget }: { readonly currentTarget: HTMLFormElement }) => currentTarget.requestSubmit();
  return (
    <header className="harness-bar">
      <a className="harness-title" href="/">
        {title}
      </a>
      <form className="harness-switches" onChange={apply}>
        <Switch name="market" value={choice.market.code} options={MARKET_LIST.map(({ code }) => code)} />
        <Switch key={choice.market.code} name="locale" value={choice.locale} options={choice.market.locales} />
        <Switch name="theme" value={choice.theme} options={[...THEMES, 'all']} />
        <Switch name="direction" value={choice.directionSwitch} options={DIRECTIONS} />
      </form>
    </header>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly value: string;
  readonly options: readonly string[];
}

function Switch({ name, value, options }: SwitchProps) {
  return (
    <label className="harness-switch">
      <span>{name}</span>
      <select name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
