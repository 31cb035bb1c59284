import { overrideReasonLimits } from "@gevel/config";
import { Button, Field, Flex, Modal, Textarea } from "@strapi/design-system";
import { unstable_useDocumentActions } from "@strapi/strapi/admin";
import { useState } from "react";
import { useSubmitReason } from "../publish-checks/publish-reasons";
import { MissingList } from "../panels/missing-list";
import { useMessages } from "../messages/use-messages";
import { projectModel, publishParams, useMissing } from "./use-missing";

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

/** What a draft lacks, each a way to its field; where the law holds it back, a reason to be kept (PROP-20). */
export function PublishForm({ model, documentId, collectionType, close }: FormProps) {
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
