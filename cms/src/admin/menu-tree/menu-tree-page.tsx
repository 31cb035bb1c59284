import { EmptyState, StaffPage, usePermission, useUnsavedChangesPrompt } from "@gevel/core/screens";
import { Box, Button, Dialog, Flex, LinkButton, Typography } from "@strapi/design-system";
import { Plus, Information, WarningCircle } from "@strapi/icons";
import { ConfirmDialog, Page, useNotification, useFetchClient } from "@strapi/strapi/admin";
import { Link } from "react-router-dom";
import { useMessages } from "../messages/use-messages";
import { menuRights } from "./menu-rights";
import { MenuTreeList } from "./menu-tree-list";
import { menuUpdateResponseSchema, menuTreeSchema, type MenuNode, type MenuTree } from "@gevel/config";
import { inAdminLanguage, useQuery } from "@gevel/core/admin";
import { useState } from "react";
import { applyMoves } from "./moves";

const read = (data: unknown) => menuTreeSchema.parse(data);
const placesOf = ({ rows }: MenuTree): MenuNode[] => rows.map(({ id, parent }) => ({ id, parent }));
const isSame = (one: readonly MenuNode[], other: readonly MenuNode[]) =>
  one.length === other.length &&
  one.every(({ id, parent }, index) => id === other[index]?.id && parent === other[index].parent);

/** Result of saving. */
type SaveState = { state: "idle" | "saving" | "saved" | "failed" } | { state: "refused"; message: string };

/** The stored menu, and the order the user has made so far. */
function useMenuTree() {
  const { put } = useFetchClient();
  const { query } = useQuery("/admin/menu-places", read);
  const [newer, setNewer] = useState<MenuTree | null>(null);
  const [mine, setMine] = useState<MenuNode[] | null>(null);
  const [saved, setSaved] = useState<SaveState>({ state: "idle" });
  const [changed, setChanged] = useState<{ by: string; theirs: MenuTree } | null>(null);
  const tree = newer ?? (query.state === "loaded" ? query.answer : null);
  const places = mine ?? (tree ? placesOf(tree) : []);

  /** True where it is stored. */
  async function save(version: string, order: readonly MenuNode[]): Promise<boolean> {
    setSaved({ state: "saving" });
    try {
      const { data } = await put<unknown>("/admin/menu-places", { version, places: order }, inAdminLanguage());
      const answer = menuUpdateResponseSchema.parse(data);
      if (answer.outcome === "refused") {
        setSaved({ state: "refused", message: answer.message });
        return false;
      }
      if (answer.outcome === "changed") {
        setChanged({ by: answer.by, theirs: answer.tree });
        setSaved({ state: "idle" });
        return false;
      }
      setNewer(answer.tree);
      setMine(null);
      setSaved({ state: "saved" });
      return true;
    } catch {
      setSaved({ state: "failed" });
      return false;
    }
  }

  return {
    state: tree ? ("loaded" as const) : query.state,
    tree,
    places,
    isChanged: tree !== null && !isSame(places, placesOf(tree)),
    saved,
    changed,
    move: (moved: MenuNode[]) => {
      setMine(moved);
      setSaved({ state: "idle" });
    },
    undo: () => setMine(null),
    save: async () => tree !== null && save(tree.version, places),
    takeTheirs: () => {
      if (changed) setNewer(changed.theirs);
      setMine(null);
      setChanged(null);
    },
    /** Applies my order to theirs, which keeps entries unknown to mine. */
    keepMine: async () => {
      if (!changed) return false;
      const merged = applyMoves(placesOf(changed.theirs), places);
      setNewer(changed.theirs);
      setMine(merged);
      setChanged(null);
      return save(changed.theirs.version, merged);
    },
    postponeMine: () => setChanged(null),
  };
}

interface ChangedDialogProps {
  /** Null: nothing changed meanwhile. Empty: unknown. */
  by: string | null;
  takeTheirs: () => void;
  keepMine: () => void;
  wait: () => void;
}

/** Shown to the second of two editors to save, who chooses. */
function ConflictDialog({ by, takeTheirs, keepMine, wait }: ChangedDialogProps) {
  const { text } = useMessages();
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

interface OrderNoteProps {
  kind: "information" | "warning" | "problem";
  children: string;
}

const looks = {
  information: { Icon: Information, color: "primary" },
  warning: { Icon: WarningCircle, color: "warning" },
  problem: { Icon: WarningCircle, color: "danger" },
} as const;

/** A note about the order before it is changed, or why it was not saved. */
function OrderNote({ kind, children }: OrderNoteProps) {
  const { Icon, color } = looks[kind];
  return (
    <Flex
      gap={3}
      padding={4}
      hasRadius
      background={`${color}100`}
      borderColor={`${color}200`}
      role={kind === "problem" ? "alert" : undefined}
    >
      <Icon aria-hidden fill={`${color}600`} style={{ flex: "none" }} />
      <Typography textColor="neutral800">{children}</Typography>
    </Flex>
  );
}

/** CHROME-1: the menu of all languages as one tree, reordered by dragging or by keyboard. */
function MenuTreeEditor() {
  const { text } = useMessages();
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
