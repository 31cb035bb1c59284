import { Flex, Typography, Link } from "@strapi/design-system";
import { useRBAC } from "@strapi/strapi/admin";
import { AddEntry, latestPath, readLatest, type LatestEntry } from "./add-entry";
import { entryNames, type EntryName } from "./entry-forms";
import { useMessages } from "../use-messages";
import { useQuery, type QueryState } from "@gevel/core/admin";
import { NavLink } from "react-router-dom";

const known = (query: QueryState<LatestEntry[]>, name: EntryName) =>
  query.state === "loaded"
    ? query.answer.map((entry) => ({ ...entry, kind: name, on: entry.at || entry.fromDay }))
    : [];

const initialCount = 5;

/** The latest entries of all kinds; `reload` fetches them again. */
function useLatestEntries(home: string) {
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

function LatestEntries({ latest }: { latest: ReturnType<typeof useLatestEntries>["latest"] }) {
  const { text, day } = useMessages();
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

const subject = "plugin::owner-stats.visit";
const rights = ["create", "read"].map((right) => ({ action: `plugin::content-manager.explorer.${right}`, subject }));

function HistoryContent({ home, canAdd }: { home: string; canAdd: boolean }) {
  const { text } = useMessages();
  const { latest, reload, isWaiting, isUnreachable } = useLatestEntries(home);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography variant="pi" textColor="neutral600">
        {text("owner-stats.history.what")}
      </Typography>
      {canAdd && entryNames.map((name) => <AddEntry key={name} name={name} home={home} added={reload} />)}
      {isUnreachable && <Typography variant="pi">{text("owner-stats.history.unreachable")}</Typography>}
      {latest.length > 0 && <LatestEntries latest={latest} />}
      {latest.length === 0 && !isWaiting && !isUnreachable && (
        <Typography variant="pi">{text("owner-stats.history.none")}</Typography>
      )}
    </Flex>
  );
}

/** OWNER-7: beside a listing: its owner's timeline, with buttons to add to it. */
export function HistoryPanel({ model, documentId }: { model: string; documentId?: string }) {
  const { text } = useMessages();
  const { allowedActions } = useRBAC(rights);
  if (model !== "plugin::properties.property" || !documentId || !allowedActions.canRead) return null;
  return {
    title: text("owner-stats.history.title"),
    content: <HistoryContent home={documentId} canAdd={allowedActions.canCreate === true} />,
  };
}
