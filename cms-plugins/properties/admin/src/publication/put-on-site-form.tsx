import { gateReasonLimits } from "@gevel/config";
import { Button, Field, Flex, Modal, Textarea } from "@strapi/design-system";
import { unstable_useDocumentActions } from "@strapi/strapi/admin";
import { useState } from "react";
import { useGiveReason } from "../gate/gate-reasons";
import { MissingList } from "../panels/missing-list";
import { useTexts } from "../texts/use-texts";
import { projectModel, putOnSite, useMissing } from "./use-missing";

interface FormProps {
  model: string;
  documentId: string;
  collectionType: string;
  close: () => void;
}

function Reason({ value, error, change }: { value: string; error: string | undefined; change: (to: string) => void }) {
  const { text } = useTexts();
  return (
    <Field.Root name="reason" error={error} hint={text("properties.gate.reasonHint")} required>
      <Field.Label>{text("properties.gate.reason")}</Field.Label>
      <Textarea
        value={value}
        maxLength={gateReasonLimits.longest}
        onChange={(event: { target: { value: string } }) => change(event.target.value)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** What a draft lacks, each a way to its field; where the law holds it back, a reason to be kept (PROP-20). */
export function PutOnSiteForm({ model, documentId, collectionType, close }: FormProps) {
  const { text } = useTexts();
  const { update } = unstable_useDocumentActions();
  const giveReason = useGiveReason();
  const missing = useMissing(model);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const isProject = model === projectModel;
  const blocking = missing.filter((part) => part.blocking);
  const advised = missing.filter((part) => (isProject ? true : part.legal && !part.blocking));
  const isShort = blocking.length > 0 && reason.trim().length < gateReasonLimits.shortest;

  const put = async () => {
    setTried(true);
    if (isShort) return;
    setWaiting(true);
    const isKept = blocking.length === 0 || (await giveReason(documentId, reason));
    if (isKept) {
      const answer = await update({ collectionType, model, documentId, params: putOnSite }, { withdrawnAt: null });
      if (!("error" in answer)) close();
    }
    setWaiting(false);
  };

  const list = { model, leave: close };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <MissingList {...list} title={text("properties.gate.blocking")} parts={blocking} withLaw />
          <MissingList
            {...list}
            title={text(isProject ? "properties.draft.missingOfProject" : "properties.gate.advice")}
            parts={advised}
            withLaw
          />
          {blocking.length > 0 && (
            <Reason
              value={reason}
              error={tried && isShort ? text("properties.gate.reasonShort", gateReasonLimits) : undefined}
              change={setReason}
            />
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={close}>
          {text("properties.cancel")}
        </Button>
        <Button loading={waiting} onClick={() => void put()}>
          {text("properties.draft.allTheSame")}
        </Button>
      </Modal.Footer>
    </>
  );
}
