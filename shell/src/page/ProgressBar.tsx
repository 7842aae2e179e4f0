import { useFailure, useNavigation } from '@showroom/shared-ui/router';
import { useEffect, useReducer } from 'react';
import { LOADED, shareOf } from './loaded-event';
import './ProgressBar.css';

/** Milliseconds: quick pages show no bar, and a finished one is seen for a moment. */
const DELAY = 200;
const TICK = 100;
const GROWTH = 5000;
const LINGER = 500;
const WHOLE = 100;
/** Percent beyond which only the page itself brings the bar. */
const MOST = 98;

interface Bar {
  readonly status: 'hidden' | 'growing' | 'finished' | 'failed';
  readonly percent: number;
}
type Step = { readonly type: 'start' | 'finish' | 'fail' | 'hide' } | { readonly type: 'grow'; readonly by: number };

const HIDDEN: Bar = { status: 'hidden', percent: 0 };

function next(bar: Bar, step: Step): Bar {
  switch (step.type) {
    case 'start':
      return { status: 'growing', percent: 0 };
    case 'grow':
      return bar.status === 'growing' ? { ...bar, percent: Math.min(MOST, bar.percent + step.by) } : bar;
    case 'finish':
    case 'fail':
      if (bar.status !== 'growing') return bar;
      return { status: step.type === 'fail' ? 'failed' : 'finished', percent: WHOLE };
    case 'hide':
      return bar.status === 'growing' ? bar : HIDDEN;
  }
}

/** A thin line at the top while the next page is on its way; red when it did not come. */
export function ProgressBar() {
  const isBusy = useNavigation().state !== 'idle';
  const hasFailed = useFailure() !== undefined;
  const [{ status, percent }, step] = useReducer(next, HIDDEN);
  useEffect(() => {
    if (!isBusy) {
      step({ type: hasFailed ? 'fail' : 'finish' });
      const hiding = setTimeout(() => step({ type: 'hide' }), LINGER);
      return () => clearTimeout(hiding);
    }
    let growing: ReturnType<typeof setInterval> | undefined;
    const starting = setTimeout(() => {
      step({ type: 'start' });
      growing = setInterval(() => step({ type: 'grow', by: (WHOLE * TICK) / GROWTH }), TICK);
    }, DELAY);
    const onLoaded = (event: Event) => step({ type: 'grow', by: shareOf(event) });
    window.addEventListener(LOADED, onLoaded);
    return () => {
      clearTimeout(starting);
      clearInterval(growing);
      window.removeEventListener(LOADED, onLoaded);
    };
  }, [isBusy, hasFailed]);
  if (status === 'hidden') return null;
  const scale = `scaleX(${percent / WHOLE})`;
  return <div className="progress" data-status={status} style={{ transform: scale }} aria-hidden="true" />;
}
