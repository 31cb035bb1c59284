import { useSharedQuery } from "@gevel/core/admin";
import { Badge, Box, Flex, Typography, VisuallyHidden } from "@strapi/design-system";
import type { ModuleRow } from "@gevel/config";
import { useEffect, useRef } from "react";
import { usePageBuilderMessages } from "../messages/page-builder/use-page-builder-messages";
import { moduleRowsIn } from "./page-builder-api";
import { ViewIcon } from "./view-icon";

type Version = ModuleRow["languages"][number];

/** What a language says of itself by its colour; the words are for who does not see it. */
const looks = {
  draft: { backgroundColor: "neutral150", textColor: "neutral600" },
  modified: { backgroundColor: "primary100", textColor: "primary600" },
  published: { backgroundColor: "success100", textColor: "success700" },
  untranslated: { backgroundColor: "warning100", textColor: "warning700" },
} as const;

function LanguageMark({ version: { language, state, untranslated } }: { version: Version }) {
  const { text, nameOf } = usePageBuilderMessages();
  const look = untranslated ? "untranslated" : state;
  const description = text(`gevel.pageBuilder.in.${look}`, { language: nameOf(language) });
  return (
    <>
      <Badge aria-hidden title={description} minWidth="auto" paddingTop={0} paddingBottom={0} {...looks[look]}>
        {language.toUpperCase()}
      </Badge>
      <VisuallyHidden>{description}. </VisuallyHidden>
    </>
  );
}

/** "Cards · Property list" */
function useKinds({ view, kinds }: ModuleRow): string {
  const { text, choice } = usePageBuilderMessages();
  if (kinds.length === 0) return text("gevel.pageBuilder.kind.none");
  return [...new Set([view, ...kinds].map(choice))].join(" · ");
}

function ModuleRowContent({ row }: { row: ModuleRow }) {
  const { text } = usePageBuilderMessages();
  const kinds = useKinds(row);
  return (
    <Flex gap={3} tag="span" width="100%" minWidth={0} style={{ textAlign: "left" }}>
      <ViewIcon view={row.view} kinds={row.kinds} scale={0.5} />
      <Typography tag="span" fontWeight="semiBold" ellipsis textColor="primary600">
        {row.title || row.name || text("gevel.pageBuilder.untitled")}
      </Typography>
      <VisuallyHidden>. </VisuallyHidden>
      <Typography tag="span" variant="pi" textColor="neutral600" ellipsis style={{ flexShrink: 3 }}>
        {kinds}
      </Typography>
      <VisuallyHidden>. </VisuallyHidden>
      <Flex tag="span" gap={1}>
        {row.languages.map((version) => (
          <LanguageMark key={version.language} version={version} />
        ))}
      </Flex>
    </Flex>
  );
}

interface LabelProps {
  id: string;
  language: string;
  /** What Strapi calls it, until more is known. */
  label: string;
  changedAt: string;
}

/** A module in the form of a page: a picture of its view, what visitors read above it, what it shows, and its languages. */
export function ModuleRowLabel({ id, language, label, changedAt }: LabelProps) {
  const { query, reload } = useSharedQuery(moduleRowsIn, language === "" ? null : language);
  const row = query.state === "loaded" ? query.answer.find((one) => one.id === id) : undefined;
  const isStale = query.state === "loaded" && Date.parse(row?.changedAt ?? "") !== Date.parse(changedAt);
  const requestedFor = useRef("");
  useEffect(() => {
    // Once for each state of it: another tab may have saved it since.
    if (!isStale || requestedFor.current === changedAt) return;
    requestedFor.current = changedAt;
    reload();
  }, [reload, changedAt, isStale]);
  if (row !== undefined) return <ModuleRowContent row={row} />;
  return (
    <Box tag="span" style={{ display: "inline-block", lineHeight: "48px" }}>
      {label}
    </Box>
  );
}
