import { useFetched } from "@gevel/kit/admin";
import { Badge, Box, Flex, Typography, VisuallyHidden } from "@strapi/design-system";
import type { ModuleRow } from "@gevel/config";
import { useEffect, useRef } from "react";
import { useBuildingTexts } from "../texts/building/use-building-texts";
import { moduleRowsIn } from "./building-api";
import { ViewPicture } from "./view-picture";

type Version = ModuleRow["languages"][number];

/** What a language says of itself by its colour; the words are for who does not see it. */
const looks = {
  draft: { backgroundColor: "neutral150", textColor: "neutral600" },
  modified: { backgroundColor: "primary100", textColor: "primary600" },
  published: { backgroundColor: "success100", textColor: "success700" },
  untranslated: { backgroundColor: "warning100", textColor: "warning700" },
} as const;

function LanguageMark({ version: { language, state, untranslated } }: { version: Version }) {
  const { text, nameOf } = useBuildingTexts();
  const look = untranslated ? "untranslated" : state;
  const told = text(`gevel.building.in.${look}`, { language: nameOf(language) });
  return (
    <>
      <Badge aria-hidden title={told} minWidth="auto" paddingTop={0} paddingBottom={0} {...looks[look]}>
        {language.toUpperCase()}
      </Badge>
      <VisuallyHidden>{told}. </VisuallyHidden>
    </>
  );
}

/** "Cards · Property list" */
function useKinds({ view, kinds }: ModuleRow): string {
  const { text, choice } = useBuildingTexts();
  if (kinds.length === 0) return text("gevel.building.kind.none");
  return [...new Set([view, ...kinds].map(choice))].join(" · ");
}

function Drawn({ row }: { row: ModuleRow }) {
  const { text } = useBuildingTexts();
  const kinds = useKinds(row);
  return (
    <Flex gap={3} tag="span" width="100%" minWidth={0}>
      <ViewPicture view={row.view} kinds={row.kinds} />
      <Flex tag="span" direction="column" alignItems="flex-start" gap={1} minWidth={0} style={{ textAlign: "left" }}>
        <Typography tag="span" fontWeight="semiBold" ellipsis textColor="primary600" width="100%">
          {row.title || row.name || text("gevel.building.untitled")}
        </Typography>
        <VisuallyHidden>. </VisuallyHidden>
        <Flex tag="span" gap={2} minWidth={0}>
          <Typography tag="span" variant="pi" textColor="neutral600" ellipsis>
            {kinds}
          </Typography>
          <VisuallyHidden>. </VisuallyHidden>
          <Flex tag="span" gap={1}>
            {row.languages.map((version) => (
              <LanguageMark key={version.language} version={version} />
            ))}
          </Flex>
        </Flex>
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
  const { asked, again } = useFetched(moduleRowsIn, language === "" ? null : language);
  const row = asked.state === "here" ? asked.answer.find((one) => one.id === id) : undefined;
  const isStale = asked.state === "here" && Date.parse(row?.changedAt ?? "") !== Date.parse(changedAt);
  const askedFor = useRef("");
  useEffect(() => {
    // Once for each state of it: another tab may have saved it since.
    if (!isStale || askedFor.current === changedAt) return;
    askedFor.current = changedAt;
    again();
  }, [again, changedAt, isStale]);
  if (row !== undefined) return <Drawn row={row} />;
  return (
    <Box tag="span" style={{ display: "inline-block", lineHeight: "48px" }}>
      {label}
    </Box>
  );
}
