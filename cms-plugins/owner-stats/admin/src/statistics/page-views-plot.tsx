import type { Statistics } from "@gevel/config";
import { Box, Flex, Typography } from "@strapi/design-system";
import styled from "styled-components";
import { plotSteps } from "./plot-steps";
import { useMessages } from "../use-messages";

const height = 100;
/** A bar with the gap beside it. */
const step = 10;

const Plot = styled.svg`
  display: block;
  width: 100%;
  height: 220px;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral300};

  rect {
    fill: ${({ theme }) => theme.colors.primary600};
  }
  rect.room {
    fill: transparent;
  }
  g:hover rect.room {
    fill: ${({ theme }) => theme.colors.neutral150};
  }
  @media (forced-colors: active) {
    rect:not(.room) {
      fill: CanvasText;
    }
  }
`;

const AsTable = styled.details`
  summary {
    cursor: pointer;
    width: fit-content;
    color: ${({ theme }) => theme.colors.primary600};
    font-size: 1.4rem;
  }
  table {
    margin-top: 8px;
    font-size: 1.4rem;
    color: ${({ theme }) => theme.colors.neutral800};
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 4px 24px 4px 0;
    text-align: start;
  }
  th {
    font-weight: 600;
  }
  td + td,
  th + th {
    text-align: end;
  }
`;

/**
 * The page views of the period, per day or per week; also as a table, for those who cannot see the bars or want the
 * numbers.
 */
export function PageViewsPlot({ days, total, from, until }: Pick<Statistics, "days" | "total" | "from" | "until">) {
  const { text, calendarDay, number } = useMessages();
  const { isWeeks, steps } = plotSteps(days);
  const most = Math.max(0, ...steps.map(({ views }) => views));
  const summaryValues = {
    total: number(total),
    from: calendarDay(from),
    until: calendarDay(until),
    most: number(most),
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="pi" textColor="neutral600">
        {number(most)}
      </Typography>
      <Plot
        viewBox={`0 0 ${steps.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text(isWeeks ? "owner-stats.statistics.plot.weeks" : "owner-stats.statistics.plot", summaryValues)}
      >
        {steps.map(({ day: first, views }, at) => {
          const tall = most === 0 ? 0 : (views / most) * height;
          return (
            <g key={first}>
              <title>{`${calendarDay(first)}: ${number(views)}`}</title>
              <rect className="room" x={at * step} y={0} width={step} height={height} />
              <rect x={at * step + 1} y={height - tall} width={step - 2} height={tall} />
            </g>
          );
        })}
      </Plot>
      <Flex justifyContent="space-between">
        {[from, until].map((end) => (
          <Typography key={end} variant="pi" textColor="neutral600">
            {calendarDay(end)}
          </Typography>
        ))}
      </Flex>
      <Box paddingTop={2}>
        <AsTable>
          <summary>{text("owner-stats.statistics.asTable")}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{text(isWeeks ? "owner-stats.statistics.week" : "owner-stats.statistics.day")}</th>
                <th scope="col">{text("owner-stats.statistics.total")}</th>
              </tr>
            </thead>
            <tbody>
              {steps.toReversed().map(({ day: first, views }) => (
                <tr key={first}>
                  <td>{calendarDay(first)}</td>
                  <td>{number(views)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </AsTable>
      </Box>
    </Flex>
  );
}
