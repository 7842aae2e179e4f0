import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router-dom';

/** Whether the navigation that led here asked for the page to stay where it is scrolled to. */
export function useKeepsScroll(): boolean {
  return useContext(UNSAFE_DataRouterStateContext)?.preventScrollReset ?? false;
}
