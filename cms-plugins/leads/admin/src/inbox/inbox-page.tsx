import { downloadFile } from "@gevel/core/admin";
import { HelpButton, EmptyState, Pagination, usePagination } from "@gevel/core/screens";
import { Button, Flex, Typography, VisuallyHidden, Box } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { Page, useNotification } from "@strapi/strapi/admin";
import { useCallback, useEffect, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { LeadsPage } from "../leads-page";
import { usePermissionTo } from "../permissions";
import { useMessages } from "../use-messages";
import { withInboxParam, parseInboxParams } from "./inbox-search-params";
import { useInbox, useInboxActions, useInboxChoices } from "./inbox-api";
import { InboxFilters } from "./inbox-filters";
import { LeadList } from "./lead-list";
import { LeadView, useLastResult } from "./lead-view";
import type { Inbox } from "@gevel/config";
import { TextLink } from "../text-link";

const everyMs = 60_000;

/** Reloads every minute while the page is visible, and when it becomes visible again. */
function useAutoRefresh(reload: () => void): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") reload();
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [reload]);
}

/** FORM-12: announces the leads to be erased. */
function EraseNotice({ count, first }: Inbox["toErase"]) {
  const { text, day } = useMessages();
  if (count === 0 || first === null) return null;
  return (
    <Box background="warning100" padding={4} marginBottom={4} hasRadius role="note">
      <Typography>
        {text("leads.inbox.toErase", { count, day: day(first) })}{" "}
        <TextLink to="/plugins/leads/retention">{text("leads.inbox.toEraseMore")}</TextLink>
      </Typography>
    </Box>
  );
}

/** Side by side if the width allows, else either the list or the lead. The list keeps its scroll position meanwhile. */
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

function ExportButton({ filter }: Pick<ReturnType<typeof parseInboxParams>, "filter">) {
  const { text } = useMessages();
  const { export: download } = useInboxActions();
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    void download(filter)
      .then(
        (file) => downloadFile("leads.csv", file),
        (cause: unknown) =>
          toggleNotification({ type: "danger", message: text("leads.mailTexts.failed", { reason: String(cause) }) }),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="secondary" startIcon={<Download />} loading={busy} onClick={save}>
      {text("leads.inbox.export")}
    </Button>
  );
}

/** Restores the position in the list when the user returns from a lead. */
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

/** FORM-11: the leads, newest first, and one of them beside the list. */
export function InboxPage() {
  const { text } = useMessages();
  const { documentId } = useParams();
  const [search, setSearch] = useSearchParams();
  const { filter, page } = parseInboxParams(search);
  const { query, reload } = useInbox({ ...filter, page });
  const inbox = useLastResult(query);
  const { choices, fetching } = useInboxChoices();
  const assignees = { staff: choices.staff, fetching };
  const { setPage } = usePagination();
  const canChange = usePermissionTo("work");
  const canExport = usePermissionTo("exportLeads");
  const list = useReturnToRow(documentId);
  useAutoRefresh(reload);
  const setFilter = useCallback(
    (name: Parameters<typeof withInboxParam>[1], value: string) =>
      setSearch((before) => withInboxParam(before, name, value), { replace: true }),
    [setSearch],
  );
  if (query.state === "unreachable" && inbox === null) return <Page.Error />;
  if (inbox === null) return <Page.Loading />;
  const { leads, counts, pagination, toErase } = inbox;
  const refreshAll = () => {
    reload();
    fetching.reload();
  };
  const total = text("leads.inbox.total", { count: pagination.total });

  return (
    <LeadsPage
      title={text("leads.inbox.title")}
      subtitle={text("leads.inbox.subtitle", { fresh: counts.new, busy: counts["in-progress"] })}
      reload={refreshAll}
      action={
        <Flex gap={2}>
          <HelpButton
            label={text("leads.guide.label")}
            title={text("leads.guide.title")}
            steps={guideSteps.map((step) => text(step))}
          />
          {canExport && <ExportButton filter={filter} />}
        </Flex>
      }
    >
      <EraseNotice {...toErase} />
      <Panes $open={documentId !== undefined}>
        <div ref={list}>
          <InboxFilters filter={filter} choices={choices} fetching={fetching} counts={counts} setFilter={setFilter} />
          <VisuallyHidden>
            <p role="status">{total}</p>
          </VisuallyHidden>
          {query.state === "unreachable" && (
            <Typography role="alert" textColor="danger600">
              {text("leads.inbox.unreachable")}
            </Typography>
          )}
          {leads.length === 0 ? (
            <EmptyState>
              {text(Object.keys(filter).length > 0 ? "leads.inbox.noneFiltered" : "leads.inbox.none")}
            </EmptyState>
          ) : (
            <LeadList
              leads={leads}
              search={search.toString()}
              assignees={assignees}
              canChange={canChange}
              done={reload}
            />
          )}
          <Flex paddingTop={1} gap={3} justifyContent="space-between" alignItems="flex-end">
            <Typography textColor="neutral600">{leads.length > 0 && total}</Typography>
            <Pagination page={page} pageCount={pagination.pageCount} setPage={setPage} />
          </Flex>
        </div>
        {documentId !== undefined && (
          <LeadView
            key={documentId}
            lead={documentId}
            search={search.toString()}
            assignees={assignees}
            canChange={canChange}
            changed={reload}
          />
        )}
      </Panes>
    </LeadsPage>
  );
}
