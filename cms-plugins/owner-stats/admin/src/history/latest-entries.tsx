import { Flex, Link, Typography } from "@strapi/design-system";
import { useAsked, type AskedPage } from "@gevel/kit/admin";
import { NavLink } from "react-router-dom";
import type { EntryName } from "./entry-forms";
import { latestPath, readLatest, type LatestEntry } from "./history-api";
import { useHistoryTexts } from "./texts/use-history-texts";

const known = (asked: AskedPage<LatestEntry[]>, name: EntryName) =>
  asked.state === "here" ? asked.answer.map((entry) => ({ ...entry, kind: name, on: entry.at || entry.fromDay })) : [];

const shownAtOnce = 5;

/** The latest few of all kinds; asked anew by `again`. */
export function useLatestEntries(home: string) {
  const visits = useAsked(latestPath("visit", home), readLatest);
  const communications = useAsked(latestPath("communication", home), readLatest);
  const media = useAsked(latestPath("online-medium", home), readLatest);
  const all = [visits, communications, media];
  return {
    isWaiting: all.some(({ asked }) => asked.state === "waiting"),
    isUnreachable: all.some(({ asked }) => asked.state === "unreachable"),
    latest: [
      ...known(visits.asked, "visit"),
      ...known(communications.asked, "communication"),
      ...known(media.asked, "online-medium"),
    ]
      .toSorted((one, other) => other.on.localeCompare(one.on))
      .slice(0, shownAtOnce),
    again: () => all.forEach((each) => each.again()),
  };
}

export function LatestEntries({ latest }: { latest: ReturnType<typeof useLatestEntries>["latest"] }) {
  const { text, day } = useHistoryTexts();
  const nameOf = ({ kind, visitor, subject, name }: (typeof latest)[number]) => {
    if (kind !== "visit") return subject || name;
    return visitor === "" ? text("owner-stats.history.visit") : text("owner-stats.history.visitBy", { visitor });
  };
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {latest.map((entry) => (
        <Flex tag="li" key={`${entry.kind} ${entry.documentId}`} direction="column" alignItems="flex-start">
          <Link
            tag={NavLink}
            to={`/content-manager/collection-types/plugin::owner-stats.${entry.kind}/${entry.documentId}`}
          >
            {nameOf(entry)}
          </Link>
          {entry.on !== "" && (
            <Typography variant="pi" textColor="neutral600">
              {day(entry.on)}
            </Typography>
          )}
        </Flex>
      ))}
    </Flex>
  );
}
