import { Button, Dialog, Typography } from "@strapi/design-system";
import { useMenuTreeMessages } from "../messages/menu-tree/use-menu-tree-messages";

interface ChangedDialogProps {
  /** Null: nothing changed meanwhile. Empty: nobody knows who. */
  by: string | null;
  takeTheirs: () => void;
  keepMine: () => void;
  wait: () => void;
}

/** Whoever saves second is told, and chooses. */
export function ConflictDialog({ by, takeTheirs, keepMine, wait }: ChangedDialogProps) {
  const { text } = useMenuTreeMessages();
  return (
    <Dialog.Root open={by !== null} onOpenChange={(open) => !open && wait()}>
      <Dialog.Content>
        <Dialog.Header>{text("gevel.menuTree.changed.title")}</Dialog.Header>
        <Dialog.Body>
          <Typography tag="p">
            {text("gevel.menuTree.changed.what", { by: by || text("gevel.menuTree.changed.somebody") })}
          </Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth onClick={takeTheirs}>
              {text("gevel.menuTree.changed.theirs")}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button fullWidth onClick={keepMine}>
              {text("gevel.menuTree.changed.mine")}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
