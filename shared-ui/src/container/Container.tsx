import type { HTMLAttributes } from 'react';
import './Container.css';

/** Takes all attributes of a div. */
export interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  /** 1660 instead of 1340 pixels. */
  readonly wide?: boolean | undefined;
}

/** Keeps content inside the grid with the page's margins. */
export function Container({ wide = false, className, ...rest }: ContainerProps) {
  const classes = ['ui-container', wide && 'ui-container-wide', className].filter(Boolean).join(' ');
  return <div {...rest} className={classes} />;
}
