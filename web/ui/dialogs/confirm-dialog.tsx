import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { layerStyle, scrimStyle } from './layer.ts';
import { ReturnFocus, useReturnFocus } from './return-focus.tsx';
import { t } from '../language.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the object, e.g. 'Delete this message?'. */
  title: string;
  description: ReactNode;
  /** The act, e.g. 'Delete'. */
  confirmLabel: string;
  onConfirm: () => void;
  destructive?: boolean;
  busy?: boolean;
}

/** Asks before an act that can't be undone. Focus starts on Cancel; the caller closes it when the act is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    onConfirm,
    destructive = true,
    busy,
  } = props;
  const { onCloseAutoFocus, onGone } = useReturnFocus(open);
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimStyle}>
          <AlertDialog.Content
            className={classNames(layerStyle, 'max-w-[26rem]')}
            onCloseAutoFocus={onCloseAutoFocus}
          >
            <AlertDialog.Title className="display text-h2">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-muted">
              {description}
            </AlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary">{t('Cancel')}</Button>
              </AlertDialog.Cancel>
              <Button
                variant={destructive ? 'danger' : 'primary'}
                busy={busy ?? false}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
            <ReturnFocus onGone={onGone} />
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
