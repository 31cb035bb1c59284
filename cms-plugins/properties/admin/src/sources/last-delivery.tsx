import type { ImportSender, SourceOverview } from "@gevel/config";
import { Flex, Link, Typography } from "@strapi/design-system";
import { NavLink } from "react-router-dom";
import { ImportStatusBadge } from "../imports/import-status-badge";
import { FactGrid } from "../imports/import-facts";
import { kindOf, resultOf } from "../imports/record-labels";
import { useMessages } from "../use-messages";

/** When, how and by whom, what became of it, and what the site has of the source now. */
export function LastDelivery({ overview }: { overview: SourceOverview }) {
  const { text, dateTime, sentence } = useMessages();
  const { lastDelivery: last, onSite } = overview;
  const now = [text("properties.sources.onSite"), text("properties.sources.listings", { count: onSite })] as const;
  if (!last) return <FactGrid facts={[now, [text("properties.sources.last"), text("properties.sources.never")]]} />;
  const wayOf = ({ kind, name }: ImportSender) =>
    [text(`properties.sources.way.${kind}`), ...(kind === "folder" || name === "" ? [] : [name])].join(", ");
  const rejections = last.error?.fields.map(({ field, message }) => `${field}: ${sentence(message)}`) ?? [];
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <FactGrid
        facts={[
          [text("properties.sources.last"), dateTime(last.at)],
          [text("properties.sources.way"), wayOf(last.sender)],
          [text("properties.imports.kind"), kindOf(last, text)],
          [text("properties.imports.result"), resultOf(last, text)],
          now,
          [text("properties.sources.problems"), text("properties.sources.problemCount", { count: last.problems })],
          ...(rejections.length > 0 ? [[text("properties.import.why"), rejections.join(" "), true] as const] : []),
        ]}
      />
      <Flex gap={4} wrap="wrap">
        <ImportStatusBadge ending={last.ending} />
        <Link tag={NavLink} to={`/plugins/properties/${last.id}`}>
          {text("properties.imports.open", { id: last.id })}
        </Link>
      </Flex>
    </Flex>
  );
}

/** The problems that most listings have. */
export function FirstProblems({ overview, most }: { overview: SourceOverview; most: number }) {
  const { text, sentence } = useMessages();
  const problems = overview.lastDelivery?.feedProblems.toSorted((a, b) => b.count - a.count) ?? [];
  if (problems.length === 0) return null;
  return (
    <ul>
      {problems.slice(0, most).map(({ field, count, message }, index) => (
        <Typography key={index} tag="li" style={{ overflowWrap: "anywhere" }}>
          {`${count} × ${field} ${sentence(message)}`}
        </Typography>
      ))}
      {problems.length > most && (
        <Typography tag="li">{text("properties.sources.moreProblems", { count: problems.length - most })}</Typography>
      )}
    </ul>
  );
}
