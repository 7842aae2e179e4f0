import type { ConsentScope } from '@showroom/contracts/entities/consent';
import { addScript, type ConnectProvider, providedChoice } from '../provider';

declare global {
  interface Window {
    OptanonWrapper?: (() => void) | undefined;
    /** `,C0001,C0002,` */
    OnetrustActiveGroups?: string;
    OneTrust?: {
      readonly OnConsentChanged: (listener: () => void) => void;
      readonly IsAlertBoxClosed: () => boolean;
      readonly ToggleInfoDisplay: () => void;
    };
  }
}

/** C0003 (functional) and C0005 (social media) stand for nothing here. */
const SCOPE_OF_GROUP: Readonly<Record<string, ConsentScope>> = {
  C0001: 'obligatory',
  C0002: 'optional',
  C0004: 'optional',
};

export function scopesOfGroups(groups: string): readonly ConsentScope[] {
  const scopes = groups.split(',').flatMap((group) => SCOPE_OF_GROUP[group] ?? []);
  return [...new Set(scopes)];
}

/** `OptanonWrapper` is called when the script is there, `OnConsentChanged` after each choice. */
export const connect: ConnectProvider = ({ scriptUrl, id, onChoice }) => {
  let isFollowed = false;
  const tell = () => {
    const scopes = scopesOfGroups(window.OnetrustActiveGroups ?? '');
    onChoice(providedChoice(scopes, window.OneTrust?.IsAlertBoxClosed() ?? false));
  };
  window.OptanonWrapper = () => {
    if (!isFollowed) window.OneTrust?.OnConsentChanged(tell);
    isFollowed = true;
    tell();
  };
  addScript(scriptUrl, { 'data-domain-script': id, 'data-document-language': 'true' });
  return { ask: () => window.OneTrust?.ToggleInfoDisplay() };
};
