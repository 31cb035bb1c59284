import type { LostPart, VersionDetail } from "@gevel/config";
import { useForm, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { useReadAgain } from "../panels/use-read-again";
import { saidBy, usePublishingActions, type PanelProps } from "../publishing-api";
import { useTexts } from "../texts/use-texts";

const namesOf = (lost: readonly LostPart[]) => [...new Set(lost.map(({ name }) => name))];

/** Ways back to a version, neither of which changes the site; each says what became of it. */
export function useRestore(props: PanelProps, { again, done }: { again: () => void; done: () => void }) {
  const { text, short, list } = useTexts();
  const { toggleNotification } = useNotification();
  const { restore } = usePublishingActions();
  const readAgain = useReadAgain(props, again);
  const change = useForm("useRestore", (form) => form.onChange);
  const [waiting, setWaiting] = useState(false);
  const warn = (message: string) => toggleNotification({ type: "warning", message });

  return {
    waiting,
    async toDraft({ version }: VersionDetail, withParts: boolean) {
      setWaiting(true);
      try {
        const { lost, parts } = await restore(version.id, withParts);
        const said = text("publishing.version.restored", { at: short(version.at) });
        toggleNotification({ type: "success", message: said });
        if (parts.length > 0)
          warn(text("publishing.version.restoredParts", { names: list(parts.map(({ title }) => title)) }));
        if (lost.length > 0) warn(text("publishing.version.without", { names: list(namesOf(lost)) }));
        readAgain();
        done();
      } catch (cause) {
        toggleNotification({ type: "danger", message: text("publishing.failed", { reason: saidBy(cause) }) });
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
