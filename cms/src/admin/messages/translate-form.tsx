import type { ReactNode } from "react";
import { helpId } from "./message-ids";
import { uidByName } from "./content-types";
import { useIntl } from "react-intl";

/** A field's help: the message in the admin's language, else the configured one. */
function TranslatedHelp({ id, text }: { id: string; text: string }) {
  const { messages, formatMessage } = useIntl();
  return <>{id in messages ? formatMessage({ id }) : text}</>;
}

interface FormField {
  name: string;
  hint?: ReactNode;
}
type Row = readonly FormField[];

/** The argument of Strapi's hook before it renders an edit view. */
interface EditViewHook {
  layout: {
    layout: readonly (readonly Row[])[];
    components: Readonly<Record<string, { layout: readonly Row[] }>>;
    settings: { displayName?: string };
  };
}

const translateFormRows = (uid: string, rows: readonly Row[]): Row[] =>
  rows.map((row) =>
    row.map((field) => {
      const { name, hint } = field;
      if (typeof hint !== "string" || hint === "") return field;
      return { ...field, hint: <TranslatedHelp id={helpId(uid, name)} text={hint} /> };
    }),
  );

/** Strapi looks up the names of fields in the admin's language, and leaves the help beside them as it is stored. */
export function translateForm<Hook extends EditViewHook>(hook: Hook): Hook {
  const { layout } = hook;
  const uid = uidByName[layout.settings.displayName ?? ""];
  return {
    ...hook,
    layout: {
      ...layout,
      layout: uid === undefined ? layout.layout : layout.layout.map((panel) => translateFormRows(uid, panel)),
      components: Object.fromEntries(
        Object.entries(layout.components).map(([component, { layout: rows, ...rest }]) => [
          component,
          { ...rest, layout: translateFormRows(component, rows) },
        ]),
      ),
    },
  };
}
