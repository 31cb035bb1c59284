import { unstable_useDocumentActions, useForm } from "@strapi/strapi/admin";
import { useMemo } from "react";
import { completenessRule } from "../panels/completeness-rule";
import { useTexts } from "../texts/use-texts";
import { isDraft, isOffSite } from "./is-draft";
import { PutOnSiteForm } from "./put-on-site-form";
import { projectModel, putOnSite, useMissing } from "./use-missing";

interface ActionProps {
  model: string;
  documentId?: string;
  collectionType: string;
  document?: object;
}

/** Beside the form of a listing or project that is not on the site: puts it there; where it lacks something, after telling it (PROP-20). */
export function PutOnSite({ model, documentId = "", collectionType, document = {} }: ActionProps) {
  const { text } = useTexts();
  const { modified, isSubmitting } = useForm("PutOnSite", (form) => form);
  // Another component each time would lose what was typed into it.
  const Content = useMemo(
    () =>
      ({ onClose }: { onClose: () => void }) => (
        <PutOnSiteForm model={model} documentId={documentId} collectionType={collectionType} close={onClose} />
      ),
    [model, documentId, collectionType],
  );
  const isTold = useMissing(model).some((part) => part.legal || model === projectModel);
  const { update } = unstable_useDocumentActions();
  if (!completenessRule(model) || documentId === "" || !isOffSite(document)) return null;
  const put = isDraft(document) ? "properties.draft.put" : "properties.gate.putBack";
  return {
    label: text(modified ? "properties.draft.saveFirst" : put),
    disabled: modified || isSubmitting,
    variant: "default",
    position: "panel",
    ...(isTold
      ? {
          dialog: {
            type: "modal",
            title: text(model === projectModel ? "properties.draft.titleOfProject" : "properties.draft.title"),
            content: Content,
          },
        }
      : {
          onClick: async () => {
            await update({ collectionType, model, documentId, params: putOnSite }, { withdrawnAt: null });
          },
        }),
  };
}

/** Strapi draws actions in lists too, where there is no form. */
PutOnSite.position = "panel";
