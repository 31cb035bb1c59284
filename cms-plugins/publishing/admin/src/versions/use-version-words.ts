import type { Version } from "@gevel/config";
import { useTexts } from "../texts/use-texts";
import { useFieldName } from "./use-part-name";

/** So many fields are named in a line. */
const named = 3;

/** What staff read of a version before they open it. */
export function useVersionWords(model: string) {
  const { text, list } = useTexts();
  const nameOf = useFieldName(model);
  return {
    who: ({ kind, by }: Version) => text(`publishing.versions.kind.${kind}`, { by }),
    what({ kind, changed }: Version): string {
      if (changed === null) return kind === "found" ? "" : text("publishing.versions.first");
      if (changed.length === 0) return text("publishing.versions.nothing");
      const fields = list(changed.slice(0, named).map(nameOf));
      const count = changed.length - named;
      return count > 0 ? text("publishing.versions.more", { fields, count }) : fields;
    },
  };
}
