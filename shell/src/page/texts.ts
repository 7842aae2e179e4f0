import { useMessages } from '@showroom/shared-ui/messages';
import shellMessages from './messages/en.json';

export function useShellTexts() {
  return useMessages(shellMessages);
}
