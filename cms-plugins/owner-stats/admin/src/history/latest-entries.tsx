import { Flex, Link, Typography } from "@strapi/design-system";
import { useQuery, type QueryState } from "@gevel/core/admin";
import { NavLink } from "react-router-dom";
import type { EntryName } from "./entry-forms";
import { latestPath, readLatest, type LatestEntry } from "./history-api";
import { useHistoryMessages } from "./messages/use-history-messages";

const known = (query: QueryState<LatestEntry[]>, name: EntryName) =>
  query.state === "loaded"
    ? query.answer.map((entry) => ({ ...entry, kind: name, on: entry.at || entry.fromDay }))
    : [];

const initialCount = 5;

/** The latest few of all kinds; asked anew by `again`. */
export function useLatestEntries(home: string) {
  const visits = useQuery(latestPath("visit", home), readLatest);
  const communications = useQuery(latestPath("communication", home), readLatest);
  const media = useQuery(latestPath("online-medium", home), readLatest);
  const all = [visits, communications, media];
  return {
    isWaiting: all.some(({ query }) => query.state === "waiting"),
    isUnreachable: all.some(({ query }) => query.state === "unreachable"),
    latest: [
      ...known(visits.query, "visit"),
      ...known(communications.query, "communication"),
      ...known(media.query, "online-medium"),
    ]
      .toSorted((one, other) => other.on.localeCompare(one.on))
      .slice(0, initialCount),
    reload: () => all.forEach((each) => each.reload()),
  };
}

export function LatestEntries({ latest }: { latest: ReturnType<typeof useLatestEntries>["latest"] }) {
  const { text, day } = useHistoryMessages();
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
