import { menuUpdateResponseSchema, menuTreeSchema, type MenuNode, type MenuTree } from "@gevel/config";
import { inAdminLanguage, useQuery } from "@gevel/core/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { useState } from "react";
import { applyMoves } from "./moves";

const read = (data: unknown) => menuTreeSchema.parse(data);
const placesOf = ({ rows }: MenuTree): MenuNode[] => rows.map(({ id, parent }) => ({ id, parent }));
const isSame = (one: readonly MenuNode[], other: readonly MenuNode[]) =>
  one.length === other.length &&
  one.every(({ id, parent }, index) => id === other[index]?.id && parent === other[index].parent);

/** What became of saving: `changed`: by whom meanwhile. */
export type SaveState = { state: "idle" | "saving" | "saved" | "failed" } | { state: "refused"; message: string };

/** The menu as it is stored, and the order in which whoever looks has put it so far. */
export function useMenuTree() {
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
    /** Mine over theirs, which keep what mine knows nothing of. */
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
