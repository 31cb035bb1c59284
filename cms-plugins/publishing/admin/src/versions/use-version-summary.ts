import type { Version } from "@gevel/config";
import { useMessages } from "../messages/use-messages";
import { useFieldName } from "./use-field-name";

/** So many fields are named in a line. */
const named = 3;

/** What staff read of a version before they open it. */
export function useVersionSummary(model: string) {
  const { text, list } = useMessages();
  const nameOf = useFieldName(model);
  return {
    author: ({ kind, by }: Version) => text(`publishing.versions.kind.${kind}`, { by }),
    changes({ kind, changed }: Version): string {
      if (changed === null) return kind === "found" ? "" : text("publishing.versions.first");
      if (changed.length === 0) return text("publishing.versions.nothing");
      const fields = list(changed.slice(0, named).map(nameOf));
      const count = changed.length - named;
      return count > 0 ? text("publishing.versions.more", { fields, count }) : fields;
    },
  };
}
