import type { ImportRecordDetail } from "@gevel/config";
import { Button, Dialog, Flex, Typography } from "@strapi/design-system";
import { ArrowClockwise } from "@strapi/icons";
import { ConfirmDialog, useNotification } from "@strapi/strapi/admin";
import { useNavigate } from "react-router-dom";
import { useSendImports } from "./use-import-api";
import { useMessages } from "../messages/use-messages";

/** Sends an entry's file again, also with the withdrawal that was refused; the new entry is shown. */
export function ResendImport({ entry }: { entry: ImportRecordDetail }) {
  const { text } = useMessages();
  const { resend } = useSendImports();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  if (!entry.kept) return <Typography textColor="neutral600">{text("properties.import.fileNotStored")}</Typography>;

  const send = (force: boolean) =>
    resend(entry.id, force).then(
      ({ id }) => navigate(`../${id}`, { relative: "path" }),
      (cause: unknown) => toggleNotification({ type: "danger", message: String(cause) }),
    );
  const withdrawalRefused = entry.error?.code === "WITHDRAWAL_REFUSED";

  return (
    <Flex gap={2}>
      {withdrawalRefused && (
        <Dialog.Root>
          <Dialog.Trigger>
            <Button variant="danger-light">{text("properties.import.resendForced")}</Button>
          </Dialog.Trigger>
          <ConfirmDialog onConfirm={() => send(true)}>{text("properties.import.resendForcedQuestion")}</ConfirmDialog>
        </Dialog.Root>
      )}
      <Dialog.Root>
        <Dialog.Trigger>
          <Button startIcon={<ArrowClockwise />}>{text("properties.import.resend")}</Button>
        </Dialog.Trigger>
        <ConfirmDialog variant="default" onConfirm={() => send(false)}>
          {text("properties.import.resendQuestion")}
        </ConfirmDialog>
      </Dialog.Root>
    </Flex>
  );
}
