import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { layerStyle, scrimStyle } from './layer.ts';
import { ReturnFocus, useReturnFocus } from './return-focus.tsx';
import { t } from '../language.ts';
import { useBackCloses } from './use-back-closes.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** `narrow` 26 rem (default), `wide` 44 rem, `viewer` nearly the whole window. */
  width?: 'narrow' | 'wide' | 'viewer';
  /** `top` where the content grows while the user types; `bottom`: a drawer at the foot of the page; Back closes it. */
  placement?: 'center' | 'top' | 'bottom';
  children: ReactNode;
}

const PLACES = { center: '', top: 'items-start! sm:pt-[10dvh]', bottom: 'items-end!' };
const WIDTHS = { narrow: 'max-w-[26rem]', wide: 'max-w-[44rem]', viewer: 'max-w-[76rem]' };

/** A modal dialog: traps focus, closes on Escape, gives focus back to whatever opened it. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    width = 'narrow',
    placement = 'center',
    children,
  } = props;
  const { onCloseAutoFocus, onGone } = useReturnFocus(open);
  useBackCloses(open && placement === 'bottom', () => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={classNames(scrimStyle, PLACES[placement])}>
          <Primitive.Content
            className={classNames(layerStyle, WIDTHS[width])}
            onCloseAutoFocus={onCloseAutoFocus}
            {...(description == null && { 'aria-describedby': undefined })}
          >
            <Primitive.Title className="display pr-10 text-h2">{title}</Primitive.Title>
            {description != null && (
              <Primitive.Description className="mt-2 text-muted">
                {description}
              </Primitive.Description>
            )}
            <div className="mt-5">{children}</div>
            {/* Last in the order, so that focus starts on the first control of the content. */}
            <Primitive.Close asChild>
              <IconButton label={t('Close')} icon={X} className="absolute top-3 right-3" />
            </Primitive.Close>
            <ReturnFocus onGone={onGone} />
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
