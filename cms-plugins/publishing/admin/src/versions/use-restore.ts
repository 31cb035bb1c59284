import type { LostPart, VersionDetail } from "@gevel/config";
import { useForm, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { useRefetchDocument } from "../panels/use-refetch-document";
import { errorMessage, usePublishingActions, type PanelProps } from "../publishing-api";
import { useMessages } from "../messages/use-messages";

const namesOf = (lost: readonly LostPart[]) => [...new Set(lost.map(({ name }) => name))];

/** Ways back to a version, neither of which changes the site; each says what became of it. */
export function useRestore(props: PanelProps, { reload, done }: { reload: () => void; done: () => void }) {
  const { text, short, list } = useMessages();
  const { toggleNotification } = useNotification();
  const { restore } = usePublishingActions();
  const refetchDocument = useRefetchDocument(props, reload);
  const change = useForm("useRestore", (form) => form.onChange);
  const [waiting, setWaiting] = useState(false);
  const warn = (message: string) => toggleNotification({ type: "warning", message });

  return {
    waiting,
    async toDraft({ version }: VersionDetail, withParts: boolean) {
      setWaiting(true);
      try {
        const { lost, parts } = await restore(version.id, withParts);
        const successMessage = text("publishing.version.restored", { at: short(version.at) });
        toggleNotification({ type: "success", message: successMessage });
        if (parts.length > 0)
          warn(text("publishing.version.restoredParts", { names: list(parts.map(({ title }) => title)) }));
        if (lost.length > 0) warn(text("publishing.version.without", { names: list(namesOf(lost)) }));
        refetchDocument();
        done();
      } catch (cause) {
        toggleNotification({ type: "danger", message: text("publishing.failed", { reason: errorMessage(cause) }) });
      } finally {
        setWaiting(false);
      }
    },
    toForm({ version, values }: VersionDetail) {
      for (const [field, value] of Object.entries(values)) change(field, value);
      toggleNotification({ type: "info", message: text("publishing.version.filled", { at: short(version.at) }) });
      done();
    },
  };
}
