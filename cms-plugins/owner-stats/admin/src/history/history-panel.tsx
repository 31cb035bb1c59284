import { Flex, Typography } from "@strapi/design-system";
import { useRBAC } from "@strapi/strapi/admin";
import { AddEntry } from "./add-entry";
import { entryNames } from "./entry-forms";
import { LatestEntries, useLatestEntries } from "./latest-entries";
import { useHistoryMessages } from "./messages/use-history-messages";

const subject = "plugin::owner-stats.visit";
const rights = ["create", "read"].map((right) => ({ action: `plugin::content-manager.explorer.${right}`, subject }));

function HistoryContent({ home, canAdd }: { home: string; canAdd: boolean }) {
  const { text } = useHistoryMessages();
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

/** OWNER-7: beside a listing, what its owner reads, and the way to add to it. */
export function HistoryPanel({ model, documentId }: { model: string; documentId?: string }) {
  const { text } = useHistoryMessages();
  const { allowedActions } = useRBAC(rights);
  if (model !== "plugin::properties.property" || !documentId || !allowedActions.canRead) return null;
  return {
    title: text("owner-stats.history.title"),
    content: <HistoryContent home={documentId} canAdd={allowedActions.canCreate === true} />,
  };
}
