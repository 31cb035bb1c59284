import type { ImportRecordDetail } from "@gevel/config";
import { Box, Flex, Link, Typography, Button, Dialog } from "@strapi/design-system";
import { ArrowLeft, ArrowClockwise } from "@strapi/icons";
import { Layouts, Page, useRBAC, ConfirmDialog, useNotification } from "@strapi/strapi/admin";
import { NavLink, useParams, useNavigate } from "react-router-dom";
import { ImportStatusBadge } from "./import-status-badge";
import { FactGrid, useImportFacts } from "./import-facts";
import { ImportSection } from "./import-section";
import { nextSteps } from "./next-steps";
import { ProblemTable, TextTable } from "./problem-table";
import { itemKindOf, itemNameOf } from "./record-labels";
import { useImport, useSendImports } from "./use-import-api";
import { useMessages } from "../use-messages";

/** Sends an entry's file again, also with the withdrawal that was refused; the new entry is shown. */
function ResendImport({ entry }: { entry: ImportRecordDetail }) {
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

const sending = [{ action: "plugin::properties.imports.send", subject: null }];

function RejectionReason({ error, ending }: Pick<ImportRecordDetail, "error" | "ending">) {
  const { text, sentence } = useMessages();
  const isOurFailure = ending === "failed" || ending === "interrupted";
  if (!error && !isOurFailure) return null;
  const lines = isOurFailure
    ? [text(`properties.import.why.${ending}`)]
    : (error?.fields ?? []).map(({ field, message }) => `${field}: ${sentence(message)}`);
  return (
    <ImportSection title={text(isOurFailure ? "properties.import.whyEnded" : "properties.import.why")}>
      <Box background="danger100" padding={4} hasRadius>
        {(lines.length > 0 ? lines : [error?.code]).map((line) => (
          <Typography key={line} tag="p">
            {line}
          </Typography>
        ))}
      </Box>
    </ImportSection>
  );
}

export function ImportPage() {
  const { id = "" } = useParams();
  const { text, sentence } = useMessages();
  const query = useImport(id);
  const { allowedActions } = useRBAC(sending);
  const factsOf = useImportFacts();
  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const entry = query.answer;
  const { refusedItems, refusedItemsLeftOff, feedProblems, feedProblemsLeftOff } = entry;
  const more = (count: number) => count > 0 && <Typography>{text("properties.import.more", { count })}</Typography>;
  const head = (...keys: readonly ("reference" | "what" | "field" | "message")[]) =>
    keys.map((key) => text(`properties.import.${key}`));

  return (
    <Page.Main>
      <Page.Title>{text("properties.import.title", { id: entry.id })}</Page.Title>
      <Layouts.Header
        title={text("properties.import.title", { id: entry.id })}
        subtitle={entry.resendOf ? text("properties.import.resendOf", { id: entry.resendOf }) : undefined}
        navigationAction={
          <Link tag={NavLink} to=".." relative="path" startIcon={<ArrowLeft />}>
            {text("properties.import.back")}
          </Link>
        }
        primaryAction={allowedActions.canSend ? <ResendImport entry={entry} /> : undefined}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Flex>
            <ImportStatusBadge ending={entry.ending} />
          </Flex>
          <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
            <FactGrid facts={factsOf(entry)} />
          </Box>
          <ImportSection title={text("properties.import.next")}>
            <Box background="neutral0" padding={4} hasRadius shadow="tableShadow">
              <ul>
                {nextSteps(entry, text).map((step) => (
                  <Typography key={step} tag="li">
                    {step}
                  </Typography>
                ))}
              </ul>
            </Box>
          </ImportSection>
          <RejectionReason {...entry} />
          {entry.ending === "succeeded" && (
            <ImportSection title={text("properties.import.refusedItems")}>
              {refusedItems.length === 0 ? (
                <Typography>{text("properties.import.noneRefused")}</Typography>
              ) : (
                <TextTable
                  head={head("what", "reference", "field", "message")}
                  rows={refusedItems.flatMap((item) =>
                    item.errors.map((error) => [
                      itemKindOf(item, text),
                      itemNameOf(item, text),
                      error.field,
                      sentence(error.message),
                    ]),
                  )}
                />
              )}
              {more(refusedItemsLeftOff)}
            </ImportSection>
          )}
          {feedProblems.length > 0 && (
            <ImportSection title={text("properties.import.problems")}>
              <ProblemTable problems={feedProblems} />
              {more(feedProblemsLeftOff)}
            </ImportSection>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
