import { APPEARANCE_KEY } from '@showroom/shared-ui/appearance';

const SCRIPT = `try{document.documentElement.dataset.appearance=JSON.parse(localStorage.getItem("${APPEARANCE_KEY}"))??""}catch{}`;

/**
 * Shows the appearance that somebody chose before anything is painted. Pages are alike for all:
 * the browser alone knows the choice.
 */
export function AppearanceScript({ nonce }: { readonly nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
