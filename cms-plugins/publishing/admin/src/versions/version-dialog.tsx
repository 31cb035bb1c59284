import type { PublishingOfEntry, Version, VersionDetail, LostPart } from "@gevel/config";
import { Box, Button, Checkbox, Flex, Loader, Modal, Tabs, Typography } from "@strapi/design-system";
import { useForm, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { useVersion, type PanelProps, errorMessage, usePublishingActions } from "../publishing-api";
import { useMessages } from "../use-messages";
import { DifferencesTable } from "./differences-table";
import { usePartName, useFieldName } from "./use-field-name";
import { useRefetchDocument } from "../use-refetch-document";

const namesOf = (lost: readonly LostPart[]) => [...new Set(lost.map(({ name }) => name))];

/** Ways to restore a version, neither of which changes the site; each shows its result. */
function useRestore(props: PanelProps, { reload, done }: { reload: () => void; done: () => void }) {
  const { text, short, list } = useMessages();
  const { toggleNotification } = useNotification();
  const { restore } = usePublishingActions();
  const refetchDocument = useRefetchDocument(props, reload);
  const change = useForm("useRestore", (form) => form.onChange);
  const [waiting, setWaiting] = useState(false);
  const warn = (message: string) => toggleNotification({ type: "warning", message });

  return {
    waiting,
    async toDraft({ version }: VersionDetail, withParts: boolean) {
      setWaiting(true);
      try {
        const { lost, parts } = await restore(version.id, withParts);
        const successMessage = text("publishing.version.restored", { at: short(version.at) });
        toggleNotification({ type: "success", message: successMessage });
        if (parts.length > 0)
          warn(text("publishing.version.restoredParts", { names: list(parts.map(({ title }) => title)) }));
        if (lost.length > 0) warn(text("publishing.version.without", { names: list(namesOf(lost)) }));
        refetchDocument();
        done();
      } catch (cause) {
        toggleNotification({ type: "danger", message: text("publishing.failed", { reason: errorMessage(cause) }) });
      } finally {
        setWaiting(false);
      }
    },
    toForm({ version, values }: VersionDetail) {
      for (const [field, value] of Object.entries(values)) change(field, value);
      toggleNotification({ type: "info", message: text("publishing.version.filled", { at: short(version.at) }) });
      done();
    },
  };
}

/** Number of fields named in a line. */
const named = 3;

/** A version's summary before staff open it. */
export function useVersionSummary(model: string) {
  const { text, list } = useMessages();
  const nameOf = useFieldName(model);
  return {
    author: ({ kind, by }: Version) => text(`publishing.versions.kind.${kind}`, { by }),
    changes({ kind, changed }: Version): string {
      if (changed === null) return kind === "found" ? "" : text("publishing.versions.first");
      if (changed.length === 0) return text("publishing.versions.nothing");
      const fields = list(changed.slice(0, named).map(nameOf));
      const count = changed.length - named;
      return count > 0 ? text("publishing.versions.more", { fields, count }) : fields;
    },
  };
}

function Lost({ model, lost }: { model: string; lost: VersionDetail["lost"] }) {
  const { text } = useMessages();
  const nameOf = usePartName(model);
  return (
    <Box background="warning100" padding={4} hasRadius>
      <Typography tag="p">{text("publishing.version.lost")}</Typography>
      <Box tag="ul" paddingLeft={4} style={{ listStyle: "disc" }}>
        {lost.map(({ path, kind, name }) => (
          <Typography key={JSON.stringify(path) + name} tag="li" style={{ display: "list-item" }}>
            {text(`publishing.version.lost.${kind}`, { name, part: nameOf(path) })}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

interface ComparedProps {
  model: string;
  detail: VersionDetail;
  hasDraft: boolean;
}

/** The version beside what is there now, and beside the one before it. */
function Compared({ model, detail, hasDraft }: ComparedProps) {
  const { text } = useMessages();
  const shown = {
    fromNow: {
      columns: [text("publishing.version.now"), text("publishing.version.then")],
      none: text(hasDraft ? "publishing.version.sameAsNow" : "publishing.version.sameAsListing"),
    },
    fromBefore: {
      columns: [text("publishing.version.before"), text("publishing.version.after")],
      none: text("publishing.version.sameAsBefore"),
    },
  } as const;
  return (
    <Tabs.Root defaultValue="fromNow" variant="simple">
      <Tabs.List aria-label={text("publishing.versions.title")}>
        {(["fromNow", "fromBefore"] as const).map((tab) => (
          <Tabs.Trigger key={tab} value={tab}>
            {text(`publishing.version.${tab}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {(["fromNow", "fromBefore"] as const).map((tab) => (
        <Tabs.Content key={tab} value={tab}>
          <Box paddingTop={4}>
            {detail[tab].length === 0 ? (
              <Typography tag="p">{shown[tab].none}</Typography>
            ) : (
              <DifferencesTable model={model} differences={detail[tab]} columns={shown[tab].columns} />
            )}
          </Box>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

interface VersionDialogProps {
  props: PanelProps;
  entry: PublishingOfEntry;
  version: Version;
  reload: () => void;
  close: () => void;
}

/** One version: the differences, the lost parts, and the button to restore it. */
export function VersionDialog({ props, entry, version, reload, close }: VersionDialogProps) {
  const { text, short, list } = useMessages();
  const { author } = useVersionSummary(props.model);
  const { query } = useVersion(version.id);
  const modified = useForm("VersionDialog", (form) => form.modified);
  const [withParts, setWithParts] = useState(true);
  const { waiting, toDraft, toForm } = useRestore(props, { reload, done: close });
  const detail = query.state === "loaded" ? query.answer : null;
  const { hasDraft, canRestore } = entry;
  const parts = detail?.parts ?? [];
  const differs = detail !== null && (detail.fromNow.length > 0 || parts.length > 0);
  const isBlocked = hasDraft && modified;
  return (
    <Modal.Root open onOpenChange={(open: boolean) => (open ? undefined : close())}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{text("publishing.version.title", { at: short(version.at) })}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
            <Typography tag="p" textColor="neutral600">
              {author(version)}
            </Typography>
            {query.state === "waiting" && <Loader small>{text("publishing.versions.title")}</Loader>}
            {query.state === "unreachable" && <Typography tag="p">{text("publishing.version.unreadable")}</Typography>}
            {detail && <Compared model={props.model} detail={detail} hasDraft={hasDraft} />}
            {detail && detail.lost.length > 0 && <Lost model={props.model} lost={detail.lost} />}
            {canRestore && parts.length > 0 && (
              <Box>
                <Checkbox checked={withParts} onCheckedChange={(checked) => setWithParts(checked === true)}>
                  {text("publishing.version.parts", {
                    count: parts.length,
                    names: list(parts.map(({ title }) => title)),
                  })}
                </Checkbox>
                <Typography variant="pi" textColor="neutral600" tag="p">
                  {text("publishing.version.partsHint")}
                </Typography>
              </Box>
            )}
            {canRestore && differs && (
              <Typography variant="pi" textColor={isBlocked ? "warning600" : "neutral600"} tag="p">
                {text(
                  isBlocked
                    ? "publishing.version.saveFirst"
                    : hasDraft
                      ? "publishing.version.safe"
                      : "publishing.version.safeOfListing",
                )}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={close}>
            {text("publishing.version.close")}
          </Button>
          {canRestore && detail && (
            <Button
              loading={waiting}
              disabled={!differs || isBlocked}
              onClick={() => (hasDraft ? void toDraft(detail, withParts && parts.length > 0) : toForm(detail))}
            >
              {text(hasDraft ? "publishing.version.restore" : "publishing.version.fill")}
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
