import { Toolbar } from '../toolbar/Toolbar';

export const kind = 'react';
export const Component = Toolbar;
