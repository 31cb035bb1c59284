import { useForm, type StrapiApp } from "@strapi/strapi/admin";
import { useMemo } from "react";
import { z } from "zod";
import { consentChoiceUid } from "../../api/consent-choice/consent-choice-uid";
import { contentTypeMessages } from "../../api/content-type-messages";
import { useDuplicatesMessages } from "../messages/duplicates/use-duplicates-messages";
import { DuplicateForm } from "./duplicate-form";

interface ActionProps {
  model: string;
  documentId?: string;
}

/** As Strapi knows an action of an entry; it exports no types of it. */
interface Action {
  (props: ActionProps): { label: string; disabled?: boolean } | null;
  type?: string;
  position?: string | string[];
}
const contentManager = z.object({
  addDocumentAction: z.custom<(change: (actions: readonly Action[]) => Action[]) => void>(),
});

/** The content of the site. Of anything else, a listing for instance, Strapi's own action is right. */
const isOurs = (model: string) => model in contentTypeMessages && model !== consentChoiceUid;

/** Strapi's action, with our dialog in place of the copy of one language that it makes at once. */
function useDuplicate(theirs: ReturnType<Action>, { model, documentId = "" }: ActionProps) {
  const { text } = useDuplicatesMessages();
  const isModified = useForm("Duplicate", ({ modified }) => modified);
  // Another component each time would lose what was typed into it.
  const Content = useMemo(
    () =>
      ({ onClose }: { onClose: () => void }) => <DuplicateForm model={model} id={documentId} close={onClose} />,
    [model, documentId],
  );
  if (theirs === null) return null;
  return {
    ...theirs,
    label: isModified ? text("gevel.duplicate.saveFirst") : theirs.label,
    disabled: theirs.disabled === true || isModified || documentId === "",
    onClick: undefined,
    dialog: { type: "modal", title: theirs.label, content: Content, footer: undefined },
  };
}

/** In the list, and in the menu of the form too, where Strapi has none. */
function ours(clone: Action): Action[] {
  const useInList: Action = (props) => {
    const theirs = clone(props);
    const own = useDuplicate(theirs, props);
    return isOurs(props.model) ? own : theirs;
  };
  const useInForm: Action = (props) => {
    const own = useDuplicate(clone(props), props);
    return own !== null && isOurs(props.model) && props.documentId !== undefined
      ? { ...own, position: "header" }
      : null;
  };
  return [
    Object.assign(useInList, { type: "clone", position: "table-row" }),
    Object.assign(useInForm, { position: "header" }),
  ];
}

/** CMS-1: an entry is duplicated whole, once staff have named the copy. */
export function registerDuplicates(app: StrapiApp): void {
  const { addDocumentAction } = contentManager.parse(app.getPlugin("content-manager").apis);
  addDocumentAction((actions) => actions.flatMap((action) => (action.type === "clone" ? ours(action) : [action])));
}
