import type { ViewDay } from "@gevel/config";
import { useState, type PointerEvent } from "react";
import { useIntl } from "react-intl";
import { VictoryAxis, VictoryBar, VictoryChart, VictoryContainer } from "victory";
import { useDayText } from "~/i18n/use-day-text";
import styles from "./views-chart.module.css";
import { scaleFor } from "./view-summary";

interface ViewsChartProps {
  days: readonly ViewDay[];
  /** Text alternative of the chart; a table is beside it. */
  label: string;
  /** Shown while no day is pointed at. */
  rest: string;
}

/** Rendered twice, since the server knows no width: CSS shows the one that fits. */
const shapes = {
  wide: { width: 760, height: 280, barWidth: 14, everyDays: 7 },
  narrow: { width: 343, height: 240, barWidth: 6, everyDays: 10 },
} as const;
/** At the right for half of the last day's name. */
const padding = { top: 8, right: 24, bottom: 32, left: 36 };

const labels = {
  fontFamily: "var(--font-text)",
  fontSize: 13,
  fill: "var(--stone)",
  fontVariantNumeric: "tabular-nums",
  padding: 8,
};

/** OWNER-2: a bar per day. A mouse or finger on it shows the day's value. */
export function ViewsChart({ days, label, rest }: ViewsChartProps) {
  const intl = useIntl();
  const day = useDayText();
  const [pointed, setPointed] = useState<number | null>(null);
  const read = pointed === null ? undefined : days[pointed];
  const tooltip = read
    ? intl.formatMessage({ id: "portal.graph.read" }, { day: day(read.day, "weekday"), count: read.views })
    : rest;
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      <p className={styles.tooltip} data-pointed={read ? true : undefined}>
        {tooltip}
      </p>
      {(["wide", "narrow"] as const).map((shape) => (
        <div
          key={shape}
          className={styles[shape]}
          onPointerMove={(event) => setPointed(indexAt(event, shapes[shape].width, days.length))}
          onPointerLeave={() => setPointed(null)}
        >
          <Bars days={days} shape={shape} pointed={pointed} />
        </div>
      ))}
    </div>
  );
}

/** The day below the pointer. */
function indexAt({ currentTarget, clientX }: PointerEvent<HTMLElement>, width: number, count: number): number | null {
  const { left, width: chartWidth } = currentTarget.getBoundingClientRect();
  const inside = ((clientX - left) / chartWidth) * width - padding.left;
  const index = Math.floor((inside / (width - padding.left - padding.right)) * count);
  return index >= 0 && index < count ? index : null;
}

interface BarsProps {
  days: readonly ViewDay[];
  shape: keyof typeof shapes;
  pointed: number | null;
}

function Bars({ days, shape, pointed }: BarsProps) {
  const day = useDayText();
  const { width, height, barWidth, everyDays } = shapes[shape];
  const scale = scaleFor(Math.max(...days.map(({ views }) => views)));
  const last = days.length - 1;
  const named = days.flatMap((_, index) => ((last - index) % everyDays === 0 ? [index] : []));
  return (
    <VictoryChart
      {...{ width, height, padding }}
      domain={{ x: [-0.5, last + 0.5], y: [0, scale.at(-1) ?? 1] }}
      containerComponent={<VictoryContainer role="presentation" tabIndex={-1} aria-hidden />}
    >
      <VictoryAxis
        dependentAxis
        tickValues={scale}
        style={{
          axis: { stroke: "none" },
          grid: { stroke: "var(--line)", strokeWidth: 1 },
          tickLabels: labels,
        }}
      />
      <VictoryAxis
        tickValues={named}
        tickFormat={(index: number) => day(days[index]?.day ?? "", "short")}
        style={{ axis: { stroke: "var(--edge)", strokeWidth: 1 }, tickLabels: labels }}
      />
      <VictoryBar
        data={days.map(({ views }, index) => ({ x: index, y: views }))}
        barWidth={barWidth}
        cornerRadius={{ top: 1.5 }}
        style={{
          data: { fill: ({ index }) => (index === pointed ? "var(--brick-dark)" : "var(--brick)") },
        }}
      />
    </VictoryChart>
  );
}
