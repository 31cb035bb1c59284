import { saveFile } from "@gevel/kit/admin";
import { GuideButton, NothingListed, PageTurner, useTurn } from "@gevel/kit/screens";
import { Button, Flex, Typography, VisuallyHidden } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { Page, useNotification } from "@strapi/strapi/admin";
import { useCallback, useEffect, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { LeadsPage } from "../leads-page";
import { useRight } from "../rights";
import { useTexts } from "../texts/use-texts";
import { EraseNotice } from "./erase-notice";
import { askedOtherwise, placeIn } from "./filter-in-address";
import { useInbox, useInboxActions, useInboxChoices } from "./inbox-api";
import { InboxFilters } from "./inbox-filters";
import { LeadList } from "./lead-list";
import { LeadView } from "./lead-view";
import { useLast } from "./use-last";
import { useLookAgain } from "./use-look-again";

/** Side by side where there is room; else the list or the lead, one of them. The list stays where it was meanwhile. */
const Panes = styled.div<{ $open: boolean }>`
  /* What only readers hear is placed by this: by the document, it would make that as long as the list. */
  position: relative;
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);

  > :first-child {
    display: ${({ $open }) => ($open ? "none" : "block")};
  }

  @media (min-width: 1180px) {
    grid-template-columns: ${({ $open }) => ($open ? "minmax(340px, 2fr) minmax(0, 3fr)" : "minmax(0, 1fr)")};
    align-items: start;

    > :first-child {
      display: block;
    }
  }
`;

const guideSteps = ["leads.guide.1", "leads.guide.2", "leads.guide.3", "leads.guide.4"] as const;

function ExportButton({ filter }: Pick<ReturnType<typeof placeIn>, "filter">) {
  const { text } = useTexts();
  const { export: download } = useInboxActions();
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    void download(filter)
      .then(
        (file) => saveFile("leads.csv", file),
        (cause: unknown) =>
          toggleNotification({ type: "danger", message: text("leads.words.failed", { reason: String(cause) }) }),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="secondary" startIcon={<Download />} loading={busy} onClick={save}>
      {text("leads.inbox.export")}
    </Button>
  );
}

/** Who comes back from a lead stands where they left the list. */
function useReturnToRow(lead: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(lead);
  useEffect(() => {
    const left = before.current;
    before.current = lead;
    if (lead !== undefined || left === undefined) return;
    list.current?.querySelector<HTMLElement>(`a[data-lead="${CSS.escape(left)}"]`)?.focus();
  }, [lead]);
  return list;
}

/** FORM-11: what visitors sent, newest first, and one of them beside the list. */
export function InboxPage() {
  const { text } = useTexts();
  const { documentId } = useParams();
  const [search, setSearch] = useSearchParams();
  const { filter, page } = placeIn(search);
  const { asked, again } = useInbox({ ...filter, page });
  const inbox = useLast(asked);
  const { choices, fetching } = useInboxChoices();
  const assignees = { staff: choices.staff, fetching };
  const { turn } = useTurn();
  const mayChange = useRight("work");
  const mayExport = useRight("exportLeads");
  const list = useReturnToRow(documentId);
  useLookAgain(again);
  const ask = useCallback(
    (name: Parameters<typeof askedOtherwise>[1], value: string) =>
      setSearch((before) => askedOtherwise(before, name, value), { replace: true }),
    [setSearch],
  );
  if (asked.state === "unreachable" && inbox === null) return <Page.Error />;
  if (inbox === null) return <Page.Loading />;
  const { leads, counts, pagination, toErase } = inbox;
  const lookAgain = () => {
    again();
    fetching.again();
  };
  const total = text("leads.inbox.total", { count: pagination.total });

  return (
    <LeadsPage
      title={text("leads.inbox.title")}
      subtitle={text("leads.inbox.subtitle", { fresh: counts.new, busy: counts["in-progress"] })}
      again={lookAgain}
      action={
        <Flex gap={2}>
          <GuideButton
            label={text("leads.guide.label")}
            title={text("leads.guide.title")}
            steps={guideSteps.map((step) => text(step))}
          />
          {mayExport && <ExportButton filter={filter} />}
        </Flex>
      }
    >
      <EraseNotice {...toErase} />
      <Panes $open={documentId !== undefined}>
        <div ref={list}>
          <InboxFilters filter={filter} choices={choices} fetching={fetching} counts={counts} ask={ask} />
          <VisuallyHidden>
            <p role="status">{total}</p>
          </VisuallyHidden>
          {asked.state === "unreachable" && (
            <Typography role="alert" textColor="danger600">
              {text("leads.inbox.unreachable")}
            </Typography>
          )}
          {leads.length === 0 ? (
            <NothingListed>{text("leads.inbox.none")}</NothingListed>
          ) : (
            <LeadList
              leads={leads}
              search={search.toString()}
              assignees={assignees}
              mayChange={mayChange}
              done={again}
            />
          )}
          <Flex paddingTop={1} gap={3} justifyContent="space-between" alignItems="flex-end">
            <Typography textColor="neutral600">{total}</Typography>
            <PageTurner page={page} pageCount={pagination.pageCount} turn={turn} />
          </Flex>
        </div>
        {documentId !== undefined && (
          <LeadView
            key={documentId}
            lead={documentId}
            search={search.toString()}
            assignees={assignees}
            mayChange={mayChange}
            changed={again}
          />
        )}
      </Panes>
    </LeadsPage>
  );
}
