import { EmptyState, StaffPage, usePermission } from "@gevel/core/screens";
import { Box, Button, Dialog, Flex, LinkButton } from "@strapi/design-system";
import { Plus } from "@strapi/icons";
import { ConfirmDialog, Page, useNotification } from "@strapi/strapi/admin";
import { Link } from "react-router-dom";
import { useMenuTreeMessages } from "../messages/menu-tree/use-menu-tree-messages";
import { ConflictDialog } from "./conflict-dialog";
import { menuRights } from "./menu-rights";
import { MenuTreeList } from "./menu-tree-list";
import { useUnsavedChangesPrompt } from "../unsaved-changes/use-unsaved-changes-prompt";
import { OrderNote } from "./order-note";
import { useMenuTree } from "./use-menu-tree";

/** CHROME-1: the menu as one tree of all languages, to be put in order by dragging or by keys. */
function MenuTreeEditor() {
  const { text } = useMenuTreeMessages();
  const { toggleNotification } = useNotification();
  const [canUpdate, canPublish] = [usePermission(menuRights.update), usePermission(menuRights.publish)];
  const order = useMenuTree();
  const blocker = useUnsavedChangesPrompt(order.isChanged);
  if (order.state === "waiting") return <Page.Loading />;
  if (order.tree === null) return <Page.Error />;
  const { tree, places, saved, changed, isChanged } = order;
  const canMove = canUpdate && canPublish;
  const showResult = (isSaved: boolean) => {
    if (isSaved) toggleNotification({ type: "success", message: text("gevel.menuTree.saved") });
  };
  const save = (
    <Flex gap={2}>
      {isChanged && (
        <Button variant="tertiary" onClick={order.undo}>
          {text("gevel.menuTree.undo")}
        </Button>
      )}
      <LinkButton
        tag={Link}
        to="/content-manager/collection-types/api::menu.menu/create"
        variant="secondary"
        startIcon={<Plus />}
      >
        {text("gevel.menuTree.add")}
      </LinkButton>
      <Button
        loading={saved.state === "saving"}
        disabled={!isChanged && !tree.unsettled}
        onClick={() => void order.save().then(showResult)}
      >
        {text("gevel.menuTree.save")}
      </Button>
    </Flex>
  );
  const notes = [
    ...(canMove ? [] : [{ kind: "information" as const, content: text("gevel.menuTree.mayNot") }]),
    ...(tree.unsettled ? [{ kind: "warning" as const, content: text("gevel.menuTree.unsettled") }] : []),
    ...(saved.state === "refused" ? [{ kind: "problem" as const, content: saved.message }] : []),
    ...(saved.state === "failed" ? [{ kind: "problem" as const, content: text("gevel.menuTree.failed") }] : []),
  ];
  return (
    <StaffPage title={text("gevel.menuTree.title")} subtitle={text("gevel.menuTree.subtitle")} action={canMove && save}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {notes.map(({ kind, content }) => (
          <OrderNote key={content} kind={kind}>
            {content}
          </OrderNote>
        ))}
        {tree.rows.length === 0 ? (
          <EmptyState>{text("gevel.menuTree.none")}</EmptyState>
        ) : (
          <Box>
            <MenuTreeList
              rows={tree.rows}
              places={places}
              languages={tree.languages}
              canMove={canMove}
              move={order.move}
            />
          </Box>
        )}
      </Flex>
      <ConflictDialog
        by={changed?.by ?? null}
        takeTheirs={order.takeTheirs}
        keepMine={() => void order.keepMine().then(showResult)}
        wait={order.postponeMine}
      />
      <Dialog.Root open={blocker.state === "blocked"} onOpenChange={(open) => !open && blocker.reset?.()}>
        <ConfirmDialog onConfirm={() => blocker.proceed?.()}>{text("gevel.menuTree.leave")}</ConfirmDialog>
      </Dialog.Root>
    </StaffPage>
  );
}

export default function MenuTreePage() {
  return (
    <Page.Protect permissions={[menuRights.read]}>
      <MenuTreeEditor />
    </Page.Protect>
  );
}
