import type { ReportBoard } from "@gevel/config";
import { Select, EmptyState } from "@gevel/core/screens";
import { Box, Flex, Typography } from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { OwnersPage } from "../owners-page";
import { useRight } from "../permissions";
import { owedOwners, unreachedOwners } from "./board-owners";
import { MakeReports } from "./make-reports";
import { PlanForm } from "./plan-form";
import { useBoard, useReportActions } from "./reports-api";
import { ReportsTable } from "./reports-table";
import { useReportMessages } from "./messages/use-report-messages";
import { useNotifiedAction } from "./use-notified-action";

/** While reports are made, how far they are. */
const pollMs = 3_000;

function Notes({ board, owners }: { board: ReportBoard; owners: number }) {
  const { text, month } = useReportMessages();
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

/** OWNER-8: what is due of a month, what was made and what became of it. */
export function ReportsPage() {
  const { text, month, dateTime } = useReportMessages();
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
