import { type ReportBoard, reportBoardSchema, type ReportPlan } from "@gevel/config";
import { Select, EmptyState, ConfirmDialog } from "@gevel/core/screens";
import { Box, Flex, Typography, Button } from "@strapi/design-system";
import { Page, useNotification, useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { OwnersPage } from "../owners-page";
import { useRight } from "../permissions";
import { owedOwners, unreachedOwners } from "./board-owners";
import { PlanForm } from "./plan-form";
import { ReportsTable } from "./reports-table";
import { useMessages } from "../use-messages";
import { useQuery } from "@gevel/core/admin";
import { z } from "zod";

const readBoard = (data: unknown) => reportBoardSchema.parse(data);
const file = z.instanceof(Blob);

const useBoard = (month: string | null) =>
  useQuery(`/owner-stats/reports${month ? `?month=${encodeURIComponent(month)}` : ""}`, readBoard);

/** The actions of staff on reports. */
function useReportActions() {
  const { get, post, put } = useFetchClient();
  return useMemo(
    () => ({
      make: async (month: string) => void (await post("/owner-stats/reports/make", { month })),
      sendAgain: async (delivery: number) => void (await post(`/owner-stats/reports/deliveries/${delivery}/again`)),
      savePlan: async (plan: ReportPlan) => void (await put("/owner-stats/reports/plan", plan)),
      /** Opens the tab during the click: browsers block it later. */
      async open(report: number) {
        const tab = window.open("", "_blank");
        try {
          const { data } = await get<unknown>(`/owner-stats/reports/${report}/file`, { responseType: "blob" });
          const address = URL.createObjectURL(file.parse(data));
          if (tab) tab.location.href = address;
        } catch (cause) {
          tab?.close();
          throw cause;
        }
      },
    }),
    [get, post, put],
  );
}

interface MakeReportsProps {
  month: string;
  owners: number;
  make: () => void;
}

/** One click for all, after a confirmation that explains the effect. */
function MakeReports({ month, owners, make }: MakeReportsProps) {
  const { text } = useMessages();
  const label = text("owner-stats.reports.make");
  return (
    <ConfirmDialog
      title={label}
      what={text("owner-stats.reports.makeWhat", { month, owners })}
      cancelLabel={text("owner-stats.reports.cancel")}
      confirmLabel={label}
      onConfirm={make}
    >
      <Button>{label}</Button>
    </ConfirmDialog>
  );
}

/** Runs an action of staff and shows its result. */
function useNotifiedAction(onSuccess: () => void): (action: Promise<void>, successMessage?: string) => void {
  const { text } = useMessages();
  const { toggleNotification } = useNotification();
  return (action, successMessage) =>
    void action.then(
      () => {
        if (successMessage) toggleNotification({ type: "success", message: successMessage });
        onSuccess();
      },
      (cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        toggleNotification({ type: "danger", message: text("owner-stats.reports.failed", { reason }) });
      },
    );
}

/** Polling interval while reports are made, for their progress. */
const pollMs = 3_000;

function Notes({ board, owners }: { board: ReportBoard; owners: number }) {
  const { text, month } = useMessages();
  const dead = unreachedOwners(board.rows);
  const notes = [
    board.making && (["primary", text("owner-stats.reports.making")] as const),
    board.overdue && (["danger", text("owner-stats.reports.overdue", { owners, month: month(board.month) })] as const),
    dead > 0 && (["danger", text("owner-stats.reports.dead", { owners: dead })] as const),
    board.ownerless > 0 && (["warning", text("owner-stats.reports.ownerless", { homes: board.ownerless })] as const),
  ].filter((note) => note !== false);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} role="status">
      {notes.map(([poll, note]) => (
        <Box key={note} background={`${poll}100`} borderColor={`${poll}200`} padding={4} hasRadius>
          <Typography textColor={`${poll}700`}>{note}</Typography>
        </Box>
      ))}
    </Flex>
  );
}

/** OWNER-8: a month's reports: due, made, and their delivery. */
export function ReportsPage() {
  const { text, month, dateTime } = useMessages();
  const [search, setSearch] = useSearchParams();
  const { query, reload } = useBoard(search.get("month"));
  const actions = useReportActions();
  const doing = useNotifiedAction(reload);
  const canSend = useRight("sendReports");
  const making = query.state === "loaded" && query.answer.making;
  useEffect(() => {
    if (!making) return;
    const timer = setInterval(reload, pollMs);
    return () => clearInterval(timer);
  }, [making, reload]);

  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  const board = query.answer;
  const owners = owedOwners(board.rows);
  const of = month(board.month);
  return (
    <OwnersPage
      title={text("owner-stats.reports.title")}
      subtitle={text("owner-stats.reports.subtitle", {
        ...{ homes: board.rows.length, month: of, due: dateTime(board.dueAt) },
      })}
      reload={reload}
      action={
        canSend &&
        owners > 0 &&
        !making && (
          <MakeReports
            month={of}
            owners={owners}
            make={() => doing(actions.make(board.month), text("owner-stats.reports.began"))}
          />
        )
      }
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Notes board={board} owners={owners} />
        <Box maxWidth="260px">
          <Select
            label={text("owner-stats.reports.month")}
            value={board.month}
            values={[...new Set([board.month, ...board.months])]}
            nameOf={month}
            onSelect={(chosen) => setSearch({ month: chosen })}
          />
        </Box>
        {board.rows.length === 0 ? (
          <EmptyState>{text("owner-stats.reports.none")}</EmptyState>
        ) : (
          <ReportsTable
            rows={board.rows}
            open={(report) => doing(actions.open(report))}
            sendAgain={
              canSend
                ? (delivery) =>
                    doing(
                      actions.sendAgain(delivery.id),
                      text("owner-stats.reports.sentAgain", { name: delivery.name || delivery.email }),
                    )
                : undefined
            }
          />
        )}
        <PlanForm
          plan={board.plan}
          canSave={canSend}
          save={(plan) => doing(actions.savePlan(plan), text("owner-stats.reports.saved"))}
        />
      </Flex>
    </OwnersPage>
  );
}
