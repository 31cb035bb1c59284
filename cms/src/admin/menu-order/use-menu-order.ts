import { menuOrderAnswerSchema, menuTreeSchema, type MenuPlace, type MenuTree } from "@gevel/config";
import { inAdminLanguage, useAsked } from "@gevel/kit/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { useState } from "react";
import { withMine } from "./moves";

const read = (data: unknown) => menuTreeSchema.parse(data);
const placesOf = ({ rows }: MenuTree): MenuPlace[] => rows.map(({ id, parent }) => ({ id, parent }));
const isSame = (one: readonly MenuPlace[], other: readonly MenuPlace[]) =>
  one.length === other.length &&
  one.every(({ id, parent }, index) => id === other[index]?.id && parent === other[index].parent);

/** What became of saving: `changed`: by whom meanwhile. */
export type Saved = { state: "idle" | "saving" | "saved" | "failed" } | { state: "refused"; message: string };

/** The menu as it is stored, and the order in which whoever looks has put it so far. */
export function useMenuOrder() {
  const { put } = useFetchClient();
  const { asked } = useAsked("/admin/menu-places", read);
  const [newer, setNewer] = useState<MenuTree | null>(null);
  const [mine, setMine] = useState<MenuPlace[] | null>(null);
  const [saved, setSaved] = useState<Saved>({ state: "idle" });
  const [changed, setChanged] = useState<{ by: string; theirs: MenuTree } | null>(null);
  const tree = newer ?? (asked.state === "here" ? asked.answer : null);
  const places = mine ?? (tree ? placesOf(tree) : []);

  /** True where it is stored. */
  async function save(version: string, order: readonly MenuPlace[]): Promise<boolean> {
    setSaved({ state: "saving" });
    try {
      const { data } = await put<unknown>("/admin/menu-places", { version, places: order }, inAdminLanguage());
      const answer = menuOrderAnswerSchema.parse(data);
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
    state: tree ? ("here" as const) : asked.state,
    tree,
    places,
    isChanged: tree !== null && !isSame(places, placesOf(tree)),
    saved,
    changed,
    move: (moved: MenuPlace[]) => {
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
      const merged = withMine(placesOf(changed.theirs), places);
      setNewer(changed.theirs);
      setMine(merged);
      setChanged(null);
      return save(changed.theirs.version, merged);
    },
    waitWithMine: () => setChanged(null),
  };
}
