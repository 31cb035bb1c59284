import type { ImportRecordDetail } from "@gevel/config";
import { Box, Flex, Grid, Link, Typography } from "@strapi/design-system";
import { ArrowLeft } from "@strapi/icons";
import { Layouts, Page, useRBAC } from "@strapi/strapi/admin";
import { NavLink, useParams } from "react-router-dom";
import { EndingBadge } from "./ending-badge";
import { ImportPart } from "./import-part";
import { nextSteps } from "./next-steps";
import {
  doneOf,
  exampleNames,
  exampleValues,
  itemKindOf,
  itemNameOf,
  kindOf,
  resultOf,
  senderOf,
} from "./record-words";
import { ResendImport } from "./resend-import";
import { useImport } from "./use-import-api";
import { useTexts } from "../texts/use-texts";
import { WordsTable } from "./words-table";

const sending = [{ action: "plugin::properties.imports.send", subject: null }];

function Facts({ entry }: { entry: ImportRecordDetail }) {
  const { text, moment, seconds, size } = useTexts();
  const facts = {
    at: moment(entry.at),
    sender: senderOf(entry, text),
    source: entry.source ?? text("properties.imports.unknown"),
    kind: kindOf(entry, text),
    duration: seconds(entry.milliseconds),
    size: size(entry.bytes),
    result: resultOf(entry, text),
  };
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Grid.Root gap={4}>
        {(["at", "sender", "source", "kind", "duration", "size", "result"] as const).map((key) => (
          <Grid.Item key={key} col={key === "result" ? 12 : 4} xs={12} direction="column" alignItems="flex-start">
            <Typography variant="sigma" textColor="neutral600">
              {text(`properties.imports.${key}`)}
            </Typography>
            <Typography>{facts[key]}</Typography>
          </Grid.Item>
        ))}
      </Grid.Root>
    </Box>
  );
}

function Why({ error, ending }: Pick<ImportRecordDetail, "error" | "ending">) {
  const { text, sentence } = useTexts();
  const ours = ending === "failed" || ending === "broken-off";
  if (!error && !ours) return null;
  const words = ours
    ? [text(`properties.import.why.${ending}`)]
    : (error?.fields ?? []).map(({ field, message }) => `${field}: ${sentence(message)}`);
  return (
    <ImportPart title={text(ours ? "properties.import.whyEnded" : "properties.import.why")}>
      <Box background="danger100" padding={4} hasRadius>
        {(words.length > 0 ? words : [error?.code]).map((line) => (
          <Typography key={line} tag="p">
            {line}
          </Typography>
        ))}
      </Box>
    </ImportPart>
  );
}

export function ImportPage() {
  const { id = "" } = useParams();
  const { text, sentence } = useTexts();
  const asked = useImport(id);
  const { allowedActions } = useRBAC(sending);
  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  const entry = asked.answer;
  const { refusedItems, refusedItemsLeftOff, feedProblems, feedProblemsLeftOff } = entry;
  const more = (count: number) => count > 0 && <Typography>{text("properties.import.more", { count })}</Typography>;
  const head = (...keys: readonly ("reference" | "what" | "field" | "message" | "value" | "done" | "count")[]) =>
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
            <EndingBadge ending={entry.ending} />
          </Flex>
          <Facts entry={entry} />
          <ImportPart title={text("properties.import.next")}>
            <Box background="neutral0" padding={4} hasRadius shadow="tableShadow">
              <ul>
                {nextSteps(entry, text).map((step) => (
                  <Typography key={step} tag="li">
                    {step}
                  </Typography>
                ))}
              </ul>
            </Box>
          </ImportPart>
          <Why {...entry} />
          {entry.ending === "done" && (
            <ImportPart title={text("properties.import.refusedItems")}>
              {refusedItems.length === 0 ? (
                <Typography>{text("properties.import.noneRefused")}</Typography>
              ) : (
                <WordsTable
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
            </ImportPart>
          )}
          {feedProblems.length > 0 && (
            <ImportPart title={text("properties.import.problems")}>
              <WordsTable
                head={head("count", "field", "value", "message", "done", "reference")}
                rows={feedProblems.map((problem) => [
                  `${problem.count} ×`,
                  problem.field,
                  exampleValues(problem),
                  sentence(problem.message),
                  doneOf(problem, text),
                  exampleNames(problem, text),
                ])}
              />
              {more(feedProblemsLeftOff)}
            </ImportPart>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
