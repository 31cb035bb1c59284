import type { ReportBoard } from "@gevel/config";
import { Choose, NothingListed } from "@gevel/kit/screens";
import { Box, Flex, Typography } from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { OwnersPage } from "../owners-page";
import { useRight } from "../rights";
import { owedOwners, unreachedOwners } from "./board-owners";
import { MakeReports } from "./make-reports";
import { PlanForm } from "./plan-form";
import { useBoard, useReportActions } from "./reports-api";
import { ReportsTable } from "./reports-table";
import { useReportTexts } from "./texts/use-report-texts";
import { useDoing } from "./use-doing";

/** While reports are made, how far they are. */
const lookAgainMs = 3_000;

function Notes({ board, owners }: { board: ReportBoard; owners: number }) {
  const { text, month } = useReportTexts();
  const dead = unreachedOwners(board.rows);
  const notes = [
    board.making && (["primary", text("owner-stats.reports.making")] as const),
    board.overdue && (["danger", text("owner-stats.reports.overdue", { owners, month: month(board.month) })] as const),
    dead > 0 && (["danger", text("owner-stats.reports.dead", { owners: dead })] as const),
    board.ownerless > 0 && (["warning", text("owner-stats.reports.ownerless", { homes: board.ownerless })] as const),
  ].filter((note) => note !== false);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} role="status">
      {notes.map(([look, note]) => (
        <Box key={note} background={`${look}100`} borderColor={`${look}200`} padding={4} hasRadius>
          <Typography textColor={`${look}700`}>{note}</Typography>
        </Box>
      ))}
    </Flex>
  );
}

/** OWNER-8: what is due of a month, what was made and what became of it. */
export function ReportsPage() {
  const { text, month, moment } = useReportTexts();
  const [search, setSearch] = useSearchParams();
  const { asked, again } = useBoard(search.get("month"));
  const actions = useReportActions();
  const doing = useDoing(again);
  const maySend = useRight("sendReports");
  const making = asked.state === "here" && asked.answer.making;
  useEffect(() => {
    if (!making) return;
    const timer = setInterval(again, lookAgainMs);
    return () => clearInterval(timer);
  }, [making, again]);

  if (asked.state === "waiting") return <Page.Loading />;
  if (asked.state === "unreachable") return <Page.Error />;
  const board = asked.answer;
  const owners = owedOwners(board.rows);
  const of = month(board.month);
  return (
    <OwnersPage
      title={text("owner-stats.reports.title")}
      subtitle={text("owner-stats.reports.subtitle", {
        ...{ homes: board.rows.length, month: of, due: moment(board.dueAt) },
      })}
      again={again}
      action={
        maySend &&
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
          <Choose
            label={text("owner-stats.reports.month")}
            value={board.month}
            values={[...new Set([board.month, ...board.months])]}
            nameOf={month}
            choose={(chosen) => setSearch({ month: chosen })}
          />
        </Box>
        {board.rows.length === 0 ? (
          <NothingListed>{text("owner-stats.reports.none")}</NothingListed>
        ) : (
          <ReportsTable
            rows={board.rows}
            open={(report) => doing(actions.open(report))}
            sendAgain={
              maySend
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
          maySave={maySend}
          save={(plan) => doing(actions.savePlan(plan), text("owner-stats.reports.saved"))}
        />
      </Flex>
    </OwnersPage>
  );
}
