import { unstable_useDocumentActions, useForm } from "@strapi/strapi/admin";
import { useMemo, useState } from "react";
import { completenessRule } from "../panels/completeness-rule";
import { useMessages } from "../use-messages";
import { isDraft, isUnpublished } from "../fields/is-unpublished";
import { overrideReasonLimits, publishParam, type MissingPart } from "@gevel/config";
import { Button, Field, Flex, Modal, Textarea } from "@strapi/design-system";
import { useSubmitReason } from "../publish-checks/publish-reasons";
import { MissingList } from "../panels/missing-list";
import { useSiteLanguages } from "../fields/site-config";
import { useMainTyped } from "../fields/use-property-types";

const projectModel = "plugin::properties.project";

/** Query parameters of the save that publishes a draft. */
const publishParams = { [publishParam]: "true" };

/** The missing parts of the form's current values. */
function useMissing(model: string): readonly MissingPart[] {
  const values = useForm("Missing", (form) => form.values);
  const mainTyped = useMainTyped();
  return completenessRule(model)?.({ ...mainTyped(values) }, useSiteLanguages()).missing ?? [];
}

interface FormProps {
  model: string;
  documentId: string;
  collectionType: string;
  close: () => void;
}

function Reason({ value, error, change }: { value: string; error: string | undefined; change: (to: string) => void }) {
  const { text } = useMessages();
  return (
    <Field.Root name="reason" error={error} hint={text("properties.publishChecks.reasonHint")} required>
      <Field.Label>{text("properties.publishChecks.reason")}</Field.Label>
      <Textarea
        value={value}
        maxLength={overrideReasonLimits.longest}
        onChange={(event: { target: { value: string } }) => change(event.target.value)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/**
 * A draft's missing parts, each a link to its field; if the law blocks publishing, asks for a reason, which is stored
 * (PROP-20).
 */
function PublishForm({ model, documentId, collectionType, close }: FormProps) {
  const { text } = useMessages();
  const { update } = unstable_useDocumentActions();
  const submitReason = useSubmitReason();
  const missing = useMissing(model);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const isProject = model === projectModel;
  const blocking = missing.filter((part) => part.blocking);
  const recommended = missing.filter((part) => (isProject ? true : part.legal && !part.blocking));
  const isShort = blocking.length > 0 && reason.trim().length < overrideReasonLimits.shortest;

  const publish = async () => {
    setTried(true);
    if (isShort) return;
    setWaiting(true);
    const isRecorded = blocking.length === 0 || (await submitReason(documentId, reason));
    if (isRecorded) {
      const answer = await update({ collectionType, model, documentId, params: publishParams }, { withdrawnAt: null });
      if (!("error" in answer)) close();
    }
    setWaiting(false);
  };

  const list = { model, beforeLeave: close };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <MissingList {...list} title={text("properties.publishChecks.blocking")} parts={blocking} withLaw />
          <MissingList
            {...list}
            title={text(isProject ? "properties.draft.missingOfProject" : "properties.publishChecks.advice")}
            parts={recommended}
            withLaw
          />
          {blocking.length > 0 && (
            <Reason
              value={reason}
              error={tried && isShort ? text("properties.publishChecks.reasonShort", overrideReasonLimits) : undefined}
              change={setReason}
            />
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={close}>
          {text("properties.cancel")}
        </Button>
        <Button loading={waiting} onClick={() => void publish()}>
          {text("properties.draft.allTheSame")}
        </Button>
      </Modal.Footer>
    </>
  );
}

interface ActionProps {
  model: string;
  documentId?: string;
  collectionType: string;
  document?: object;
}

/** Publishes an unpublished listing or project from beside its form; if it lacks something, shows that first (PROP-20). */
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

/** Strapi renders actions in lists too, which have no form. */
PublishAction.position = "panel";
