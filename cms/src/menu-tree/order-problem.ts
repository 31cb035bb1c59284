import type { MenuNode } from "@gevel/config";
import { isInLoop } from "../validation/rules/page-tree";
import type { StaffText } from "../validation/staff-text";
import type { MenuPosition } from "./menu-positions";

interface OrderProblem {
  /** The entry that is at fault. */
  id: string | null;
  message: StaffText;
}

const incomplete: StaffText = {
  nl: "Dit is niet het hele menu. Laad de pagina opnieuw.",
  fr: "Ce n'est pas le menu entier. Rechargez la page.",
  en: "This is not the whole menu. Load the page again.",
};
const belowItself = (name: string): StaffText => ({
  nl: `“${name}” zou onder zichzelf komen te staan.`,
  fr: `« ${name} » se trouverait sous lui-même.`,
  en: `“${name}” would be under itself.`,
});

/** CMS-11: what is wrong with the places that staff gave, or null. Each entry has one, and stands below none of its own. */
export function menuOrderProblem(places: readonly MenuNode[], names: ReadonlyMap<string, string>): OrderProblem | null {
  const known = new Set(places.map(({ id }) => id));
  const isWhole =
    known.size === places.length &&
    known.size === names.size &&
    places.every(({ id, parent }) => names.has(id) && (parent === null || names.has(parent)));
  if (!isWhole) return { id: null, message: incomplete };
  const items = places.map(({ id, parent }) => ({ documentId: id, title: "", path: "", parent }));
  const own = places.find(({ id }) => isInLoop(id, items));
  return own === undefined ? null : { id: own.id, message: belowItself(names.get(own.id) ?? "") };
}

/** Room for an entry that is put between two by its form. */
const step = 10;

/** The numbers by which entries are ordered: those they have, where these tell the order already. */
export function numbered(places: readonly MenuNode[], before: readonly MenuPosition[]): MenuPosition[] {
  const had = new Map(before.map(({ id, sort }) => [id, sort]));
  const parents = [...new Set(places.map(({ parent }) => parent))];
  const numbers = new Map(
    parents.flatMap((above) => {
      const group = places.filter(({ parent }) => parent === above);
      const now = group.map(({ id }) => had.get(id) ?? 0);
      const isOrdered = now.every((sort, index) => index === 0 || sort > (now[index - 1] ?? 0));
      return group.map(({ id }, index) => [id, isOrdered ? (now[index] ?? 0) : (index + 1) * step] as const);
    }),
  );
  return places.map(({ id, parent }) => ({ id, parent, sort: numbers.get(id) ?? 0 }));
}
