import { NothingListed, StaffPage, useMay } from "@gevel/kit/screens";
import { Box, Button, Dialog, Flex, LinkButton } from "@strapi/design-system";
import { Plus } from "@strapi/icons";
import { ConfirmDialog, Page, useNotification } from "@strapi/strapi/admin";
import { Link } from "react-router-dom";
import { useMenuOrderTexts } from "../texts/menu-order/use-menu-order-texts";
import { ChangedDialog } from "./changed-dialog";
import { menuRights } from "./menu-rights";
import { MenuTreeList } from "./menu-tree-list";
import { useAskBeforeLeaving } from "../keeping/use-ask-before-leaving";
import { OrderNote } from "./order-note";
import { useMenuOrder } from "./use-menu-order";

/** CHROME-1: the menu as one tree of all languages, to be put in order by dragging or by keys. */
function MenuOrder() {
  const { text } = useMenuOrderTexts();
  const { toggleNotification } = useNotification();
  const [mayUpdate, mayPublish] = [useMay(menuRights.update), useMay(menuRights.publish)];
  const order = useMenuOrder();
  const blocker = useAskBeforeLeaving(order.isChanged);
  if (order.state === "waiting") return <Page.Loading />;
  if (order.tree === null) return <Page.Error />;
  const { tree, places, saved, changed, isChanged } = order;
  const mayMove = mayUpdate && mayPublish;
  const told = (isSaved: boolean) => {
    if (isSaved) toggleNotification({ type: "success", message: text("gevel.menuOrder.saved") });
  };
  const save = (
    <Flex gap={2}>
      {isChanged && (
        <Button variant="tertiary" onClick={order.undo}>
          {text("gevel.menuOrder.undo")}
        </Button>
      )}
      <LinkButton
        tag={Link}
        to="/content-manager/collection-types/api::menu.menu/create"
        variant="secondary"
        startIcon={<Plus />}
      >
        {text("gevel.menuOrder.add")}
      </LinkButton>
      <Button
        loading={saved.state === "saving"}
        disabled={!isChanged && !tree.unsettled}
        onClick={() => void order.save().then(told)}
      >
        {text("gevel.menuOrder.save")}
      </Button>
    </Flex>
  );
  const notes = [
    ...(mayMove ? [] : [{ kind: "information" as const, words: text("gevel.menuOrder.mayNot") }]),
    ...(tree.unsettled ? [{ kind: "warning" as const, words: text("gevel.menuOrder.unsettled") }] : []),
    ...(saved.state === "refused" ? [{ kind: "problem" as const, words: saved.message }] : []),
    ...(saved.state === "failed" ? [{ kind: "problem" as const, words: text("gevel.menuOrder.failed") }] : []),
  ];
  return (
    <StaffPage
      title={text("gevel.menuOrder.title")}
      subtitle={text("gevel.menuOrder.subtitle")}
      action={mayMove && save}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        {notes.map(({ kind, words }) => (
          <OrderNote key={words} kind={kind}>
            {words}
          </OrderNote>
        ))}
        {tree.rows.length === 0 ? (
          <NothingListed>{text("gevel.menuOrder.none")}</NothingListed>
        ) : (
          <Box>
            <MenuTreeList
              rows={tree.rows}
              places={places}
              languages={tree.languages}
              mayMove={mayMove}
              move={order.move}
            />
          </Box>
        )}
      </Flex>
      <ChangedDialog
        by={changed?.by ?? null}
        takeTheirs={order.takeTheirs}
        keepMine={() => void order.keepMine().then(told)}
        wait={order.waitWithMine}
      />
      <Dialog.Root open={blocker.state === "blocked"} onOpenChange={(open) => !open && blocker.reset?.()}>
        <ConfirmDialog onConfirm={() => blocker.proceed?.()}>{text("gevel.menuOrder.leave")}</ConfirmDialog>
      </Dialog.Root>
    </StaffPage>
  );
}

export default function MenuOrderPage() {
  return (
    <Page.Protect permissions={[menuRights.read]}>
      <MenuOrder />
    </Page.Protect>
  );
}
