import { Button, Dialog, Typography } from "@strapi/design-system";
import type { ReactElement } from "react";

interface AskFirstProps {
  /** The button that asks. */
  children: ReactElement;
  title: string;
  /** What will happen. */
  what: string;
  keep: string;
  go: string;
  isDanger?: boolean;
  onGo: () => void;
}

/** Asks once more, and says what it will do, before it does what cannot be taken back. */
export function AskFirst({ children, title, what, keep, go, isDanger = false, onGo }: AskFirstProps) {
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
              {keep}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant={isDanger ? "danger" : "default"} fullWidth onClick={onGo}>
              {go}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
