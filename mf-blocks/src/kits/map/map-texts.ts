import { useMessages } from '@showroom/shared-ui/messages';
import messages from './messages/en.json';

/** What a map says by itself. */
export const useMapTexts = () => useMessages(messages);
