import { htmlWithBasePath } from '@showroom/contracts/base-path';
import type { ExitContent, Popup } from '@showroom/contracts/settings/overlays';
import { Button, LinkButton } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { Icon, isIconName } from '@showroom/shared-ui/icon';
import { safeHref } from '@showroom/shared-ui/safe-href';
import { type Exit, useExit } from './use-exit';
import { usePopup } from './use-popup';

/** Messages over the page and the question before it is left: one of them at most is open. */
export function Popups({ isFree }: { readonly isFree: boolean }) {
  const exit = useExit();
  const { popup, close } = usePopup();
  return (
    <>
      <PopupDialog popup={isFree && !exit.isVisible ? popup : undefined} onClose={close} />
      {exit.content && <ExitDialog exit={exit} content={exit.content} />}
    </>
  );
}

interface PopupDialogProps {
  readonly popup: Popup | undefined;
  readonly onClose: () => void;
}

function PopupDialog({ popup, onClose }: PopupDialogProps) {
  const buttons = popup?.buttons.filter(({ url }) => safeHref(url) !== undefined) ?? [];
  return (
    <Dialog
      open={popup !== undefined}
      onClose={onClose}
      title={popup?.header}
      footer={
        buttons.length > 0 &&
        buttons.map((button) => <PopupButton key={button.text + button.url} {...button} onClose={onClose} />)
      }
    >
      <Html html={popup?.body} />
    </Dialog>
  );
}

type PopupButtonProps = Popup['buttons'][number] & { readonly onClose: () => void };

function PopupButton({ type, url, text, icon, target, close_on_click, onClose }: PopupButtonProps) {
  const look = {
    kind: type,
    icon: isIconName(icon) && <Icon name={icon} size={20} />,
    onClick: close_on_click ? onClose : undefined,
  };
  if (url.trim() === '') return <Button {...look}>{text}</Button>;
  return (
    <LinkButton {...look} href={url} target={target}>
      {text}
    </LinkButton>
  );
}

function ExitDialog({ exit, content }: { readonly exit: Exit; readonly content: ExitContent }) {
  return (
    <Dialog
      open={exit.isVisible}
      onClose={exit.cancel}
      title={content.header}
      footer={
        <>
          <Button onClick={exit.confirm}>{content.ok_text}</Button>
          {content.cancel_text && (
            <Button kind="secondary" onClick={exit.cancel}>
              {content.cancel_text}
            </Button>
          )}
        </>
      }
    >
      <Html html={content.body} />
    </Dialog>
  );
}

function Html({ html = '' }: { readonly html: string | undefined }) {
  if (html.trim() === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans it before the site is told it
  return <div className="popup-body" dangerouslySetInnerHTML={{ __html: htmlWithBasePath(html) }} />;
}
