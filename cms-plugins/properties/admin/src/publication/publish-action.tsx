import { unstable_useDocumentActions, useForm } from "@strapi/strapi/admin";
import { useMemo } from "react";
import { completenessRule } from "../panels/completeness-rule";
import { useMessages } from "../messages/use-messages";
import { isDraft, isUnpublished } from "./is-unpublished";
import { PublishForm } from "./publish-form";
import { projectModel, publishParams, useMissing } from "./use-missing";

interface ActionProps {
  model: string;
  documentId?: string;
  collectionType: string;
  document?: object;
}

/** Beside the form of a listing or project that is not on the site: puts it there; where it lacks something, after telling it (PROP-20). */
export function PublishAction({ model, documentId = "", collectionType, document = {} }: ActionProps) {
  const { text } = useMessages();
  const { modified, isSubmitting } = useForm("PublishAction", (form) => form);
  // Another component each time would lose what was typed into it.
  const Content = useMemo(
    () =>
      ({ onClose }: { onClose: () => void }) => (
        <PublishForm model={model} documentId={documentId} collectionType={collectionType} close={onClose} />
      ),
    [model, documentId, collectionType],
  );
  const needsConfirmation = useMissing(model).some((part) => part.legal || model === projectModel);
  const { update } = unstable_useDocumentActions();
  if (!completenessRule(model) || documentId === "" || !isUnpublished(document)) return null;
  const publish = isDraft(document) ? "properties.draft.publish" : "properties.publishChecks.republish";
  return {
    label: text(modified ? "properties.draft.saveFirst" : publish),
    disabled: modified || isSubmitting,
    variant: "default",
    position: "panel",
    ...(needsConfirmation
      ? {
          dialog: {
            type: "modal",
            title: text(model === projectModel ? "properties.draft.titleOfProject" : "properties.draft.title"),
            content: Content,
          },
        }
      : {
          onClick: async () => {
            await update({ collectionType, model, documentId, params: publishParams }, { withdrawnAt: null });
          },
        }),
  };
}

/** Strapi draws actions in lists too, where there is no form. */
PublishAction.position = "panel";
