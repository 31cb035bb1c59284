import type { PublishingOfEntry, Version } from "@gevel/config";
import { LoadState } from "@gevel/core/screens";
import { Badge, Flex, TextButton, Typography } from "@strapi/design-system";
import { useState } from "react";
import { useEntry, type PanelProps } from "../publishing-api";
import { useMessages } from "../use-messages";
import { useVersionSummary, VersionDialog } from "./version-dialog";

/** The others are shown on request. */
const initialCount = 4;

interface LineProps {
  model: string;
  version: Version;
  isCurrent: boolean;
  open: () => void;
}

function VersionLine({ model, version, isCurrent, open }: LineProps) {
  const { text, short } = useMessages();
  const { author, changes } = useVersionSummary(model);
  const at = short(version.at);
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1}>
      <Flex gap={2} wrap="wrap">
        <TextButton onClick={open} aria-label={text("publishing.versions.open", { at })}>
          {at}
        </TextButton>
        {isCurrent && (
          <Badge size="S" textColor="success700" backgroundColor="success100">
            {text("publishing.versions.current")}
          </Badge>
        )}
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {author(version)}
      </Typography>
      <Typography variant="pi">{changes(version)}</Typography>
    </Flex>
  );
}

interface ContentProps {
  props: PanelProps;
  entry: PublishingOfEntry;
  reload: () => void;
}

function VersionsContent({ props, entry, reload }: ContentProps) {
  const { text } = useMessages();
  const [opened, setOpened] = useState<Version | null>(null);
  const [all, setAll] = useState(false);
  const { versions, isLive, hasDraft } = entry;
  const newest = versions.find(({ kind }) => kind !== "draft");
  if (versions.length === 0)
    return (
      <Typography variant="pi" textColor="neutral600">
        {text(hasDraft ? "publishing.versions.none" : "publishing.versions.noneOfListing")}
      </Typography>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {versions.slice(0, all ? versions.length : initialCount).map((version) => (
          <VersionLine
            key={version.id}
            model={props.model}
            version={version}
            isCurrent={isLive && version === newest}
            open={() => setOpened(version)}
          />
        ))}
      </Flex>
      {!all && versions.length > initialCount && (
        <TextButton onClick={() => setAll(true)}>
          {text("publishing.versions.all", { count: versions.length })}
        </TextButton>
      )}
      {opened && (
        <VersionDialog props={props} entry={entry} version={opened} reload={reload} close={() => setOpened(null)} />
      )}
    </Flex>
  );
}

/** Panel beside the form: each publication, who made it and what it changed. */
export function VersionsPanel(props: PanelProps) {
  const { text } = useMessages();
  const { entry, failed, reload } = useEntry(props);
  const title = text("publishing.versions.title");
  if (failed) return { title, content: <LoadState state={failed} reload={reload} of={title} /> };
  if (entry === null) return null;
  return {
    title,
    content: <VersionsContent props={props} entry={entry} reload={reload} />,
  };
}
