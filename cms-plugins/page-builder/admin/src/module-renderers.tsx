import { type ReactElement, useState, useEffect, useRef } from "react";
import { z } from "zod";
import { moduleUid, type ActionProps, type RowProps } from "./module-field";
import { Button, Modal, Box, Flex, Typography, Badge, VisuallyHidden } from "@strapi/design-system";
import { Plus } from "@strapi/icons";
import { usePermission } from "@gevel/core/screens";
import { useMessages } from "./use-messages";
import type { CreatedModule } from "./created-module";
import { type ModuleTemplate, type TemplateName, moduleTemplates } from "./module-templates";
import { NewModuleForm } from "./new-module-form";
import { styled } from "styled-components";
import { ViewIcon } from "./view-icon";
import { useSharedQuery } from "@gevel/core/admin";
import type { ModuleRow } from "@gevel/config";
import { moduleRowsIn } from "./page-builder-api";

type Version = ModuleRow["languages"][number];

/** The state of a language by colour; the text is for those who cannot see it. */
const looks = {
  draft: { backgroundColor: "neutral150", textColor: "neutral600" },
  modified: { backgroundColor: "primary100", textColor: "primary600" },
  published: { backgroundColor: "success100", textColor: "success700" },
  untranslated: { backgroundColor: "warning100", textColor: "warning700" },
} as const;

function LanguageMark({ version: { language, state, untranslated } }: { version: Version }) {
  const { text, nameOf } = useMessages();
  const look = untranslated ? "untranslated" : state;
  const description = text(`page-builder.in.${look}`, { language: nameOf(language) });
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
  const { text, choice } = useMessages();
  if (kinds.length === 0) return text("page-builder.kind.none");
  return [...new Set([view, ...kinds].map(choice))].join(" · ");
}

function ModuleRowContent({ row }: { row: ModuleRow }) {
  const { text } = useMessages();
  const kinds = useKinds(row);
  return (
    <Flex gap={3} tag="span" width="100%" minWidth={0} style={{ textAlign: "left" }}>
      <ViewIcon view={row.view} kinds={row.kinds} scale={0.5} />
      <Typography tag="span" fontWeight="semiBold" ellipsis textColor="primary600">
        {row.title || row.name || text("page-builder.untitled")}
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
  /** Strapi's label, until the row is loaded. */
  label: string;
  changedAt: string;
}

/** A module in the form of a page: a picture of its view, its public heading, its content, and its languages. */
function ModuleRowLabel({ id, language, label, changedAt }: LabelProps) {
  const { query, reload } = useSharedQuery(moduleRowsIn, language === "" ? null : language);
  const row = query.state === "loaded" ? query.answer.find((one) => one.id === id) : undefined;
  const isStale = query.state === "loaded" && Date.parse(row?.changedAt ?? "") !== Date.parse(changedAt);
  const requestedFor = useRef("");
  useEffect(() => {
    // Reloads once for each saved state: another tab may have saved it since.
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

const Card = styled.button`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.spaces[3]};
  width: 100%;
  height: 100%;
  padding: ${({ theme }) => theme.spaces[4]};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  text-align: left;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }
`;

/** As many side by side as fit. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  gap: ${({ theme }) => theme.spaces[3]};
`;

/** The module templates, chosen by their pictures. */
function ModuleGallery({ choose }: { choose: (start: ModuleTemplate & { name: TemplateName }) => void }) {
  const { text } = useMessages();
  return (
    <Modal.Body>
      <Box paddingBottom={5}>
        <Typography textColor="neutral600">{text("page-builder.gallery.help")}</Typography>
      </Box>
      <Grid>
        {moduleTemplates.map((start) => (
          <li key={start.name}>
            <Card type="button" onClick={() => choose(start)}>
              <ViewIcon
                view={start.view}
                start={start.name}
                kinds={start.content ? [start.content.kind] : []}
                scale={1.8}
              />
              <Flex tag="span" direction="column" alignItems="flex-start" gap={1}>
                <Typography tag="span" variant="delta" textColor="neutral800">
                  {text(`page-builder.start.${start.name}`)}
                </Typography>
                <Typography tag="span" variant="pi" textColor="neutral600">
                  {text(`page-builder.start.${start.name}.help`)}
                </Typography>
              </Flex>
            </Card>
          </li>
        ))}
      </Grid>
    </Modal.Body>
  );
}

interface AddModuleProps {
  disabled: boolean;
  language: string;
  connect: (made: CreatedModule) => void;
  open: (made: CreatedModule) => void;
}

/** The button under the modules of a page, the gallery it opens, and the few questions after a choice. */
function AddModule({ disabled, language, connect, open }: AddModuleProps) {
  const { text } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [start, setStart] = useState<(ModuleTemplate & { name: TemplateName }) | null>(null);
  const canCreate = usePermission({ action: "plugin::content-manager.explorer.create", subject: "api::module.module" });
  if (!canCreate) return null;
  const setOpen = (opens: boolean) => {
    setIsOpen(opens);
    setStart(null);
  };
  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button variant="secondary" startIcon={<Plus />} disabled={disabled} style={{ alignSelf: "flex-start" }}>
          {text("page-builder.add")}
        </Button>
      </Modal.Trigger>
      <Modal.Content style={{ width: "min(96rem, 94vw)", maxWidth: "none" }}>
        <Modal.Header closeLabel={text("page-builder.close")}>
          <Modal.Title>
            {start === null ? text("page-builder.gallery.title") : text(`page-builder.start.${start.name}`)}
          </Modal.Title>
        </Modal.Header>
        {start === null ? (
          <ModuleGallery choose={setStart} />
        ) : (
          <NewModuleForm
            start={start}
            language={language}
            back={() => setStart(null)}
            made={(module, opens) => {
              connect(module);
              setOpen(false);
              if (opens) open(module);
            }}
          />
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

const paramsSchema = z.object({ locale: z.string() });
const languageOf = (params: unknown): string => paramsSchema.safeParse(params).data?.locale ?? "";

export const rowLabel = ({ targetModel, label, id, params, changedAt }: RowProps): ReactElement | string =>
  targetModel === moduleUid && id !== undefined ? (
    <ModuleRowLabel id={id} label={label} language={languageOf(params)} changedAt={changedAt ?? ""} />
  ) : (
    label
  );

export function fieldAction({ targetModel, disabled = false, connect, params, Renderer }: ActionProps) {
  if (targetModel !== moduleUid) return null;
  return (
    <Renderer key="add-module">
      {({ dispatch }) => (
        <AddModule
          disabled={disabled}
          language={languageOf(params)}
          connect={connect}
          open={({ documentId }) =>
            dispatch({
              type: "GO_TO_RELATION",
              payload: {
                document: { collectionType: "collection-types", model: moduleUid, documentId, params },
                shouldBypassConfirmation: true,
              },
            })
          }
        />
      )}
    </Renderer>
  );
}
