import { Button, Dialog, Typography } from "@strapi/design-system";
import type { ReactElement } from "react";

interface ConfirmDialogProps {
  /** The button that opens the dialog. */
  children: ReactElement;
  title: string;
  /** What will happen. */
  what: string;
  cancelLabel: string;
  confirmLabel: string;
  isDanger?: boolean;
  onConfirm: () => void;
}

/** Asks for confirmation, and says what will happen, before an action that cannot be undone. */
export function ConfirmDialog({
  children,
  title,
  what,
  cancelLabel,
  confirmLabel,
  isDanger = false,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>{children}</Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>
          <Typography tag="p">{what}</Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {cancelLabel}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant={isDanger ? "danger" : "default"} fullWidth onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
