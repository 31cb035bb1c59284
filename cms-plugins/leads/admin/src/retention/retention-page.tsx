import { renewal, noticeDays, retentionMonths, retentionPlanSchema, type RetentionPlan } from "@gevel/config";
import { useQuery } from "@gevel/core/admin";
import { Box, Flex, Typography } from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { LeadsPage } from "../leads-page";
import { TextLink } from "../text-link";
import { useMessages } from "../use-messages";

const readPlan = (data: unknown) => retentionPlanSchema.parse(data);

function Part({
  title,
  none,
  lines,
}: {
  title: string;
  none: string;
  lines: readonly (readonly [string, ReactNode])[];
}) {
  return (
    <Box tag="section" aria-label={title} background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Typography variant="delta" tag="h2">
        {title}
      </Typography>
      <Box paddingTop={3}>
        {lines.length === 0 ? (
          <Typography textColor="neutral600">{none}</Typography>
        ) : (
          <ul>
            {lines.map(([key, line]) => (
              <li key={key}>
                <Typography>{line}</Typography>
              </li>
            ))}
          </ul>
        )}
      </Box>
    </Box>
  );
}

function Plan({ planned, open, erasures, lookedAt }: RetentionPlan) {
  const { text, day, dateTime, formName } = useMessages();
  const none = text("leads.retention.none");
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Part
        title={text("leads.retention.figures")}
        none={none}
        lines={[
          ...(["questions", "visits", "valuations", "applications"] as const).map(
            (kind) => [kind, text(`leads.retention.of.${kind}`, { months: retentionMonths[kind] })] as const,
          ),
          [
            "subscriptions",
            text("leads.retention.of.subscriptions", { years: renewal.years, days: renewal.answerDays }),
          ],
        ]}
      />
      <Part
        title={text("leads.retention.open")}
        none={none}
        lines={open.map(({ id, name, email, form, eraseAt, assignee }) => [
          id,
          <>
            <TextLink to={`/plugins/leads/inbox/${encodeURIComponent(id)}`}>
              <bdi>{name || email || text("leads.inbox.noName")}</bdi>
            </TextLink>
            {` · ${[formName(form), assignee?.name, eraseAt && day(eraseAt)].filter(Boolean).join(" · ")}`}
          </>,
        ])}
      />
      <Part
        title={text("leads.retention.planned")}
        none={none}
        lines={planned.map(({ day: on, form, count, open: stillOpen }) => [
          `${on} ${form}`,
          text("leads.retention.plannedLine", {
            day: day(`${on}T12:00:00Z`),
            form: formName(form),
            count,
            open: stillOpen,
          }),
        ])}
      />
      <Part
        title={text("leads.retention.erasures")}
        none={none}
        lines={erasures.map(({ at, reason, by, count }, index) => [
          `${at} ${index}`,
          [
            dateTime(at),
            text(reason === "asked" ? "leads.retention.asked" : "leads.retention.timeOver"),
            by,
            text("leads.retention.count", { count }),
          ]
            .filter(Boolean)
            .join(" · "),
        ])}
      />
      <Typography textColor="neutral600">
        {lookedAt ? text("leads.retention.lookedAt", { at: dateTime(lookedAt) }) : text("leads.retention.notLooked")}
      </Typography>
    </Flex>
  );
}

/** FORM-12: upcoming erasures with their dates, and past ones without names. */
export function RetentionPage() {
  const { text } = useMessages();
  const { query } = useQuery("/leads/retention", readPlan);
  if (query.state === "waiting") return <Page.Loading />;
  if (query.state === "unreachable") return <Page.Error />;
  return (
    <LeadsPage
      title={text("leads.retention.title")}
      subtitle={text("leads.retention.what", { settled: noticeDays.settled, open: noticeDays.open })}
    >
      <Plan {...query.answer} />
    </LeadsPage>
  );
}
