import type { ReportPlan } from "@gevel/config";
import { Select } from "@gevel/core/screens";
import { Box, Button, Field, Flex, Grid, Toggle, Typography } from "@strapi/design-system";
import { useState } from "react";
import { useMessages } from "../use-messages";

/** A day that every month has. */
const days = Array.from({ length: 28 }, (_, index) => index + 1);
const hours = Array.from({ length: 24 }, (_, index) => index);

interface PlanFormProps {
  plan: ReportPlan;
  canSave: boolean;
  save: (plan: ReportPlan) => void;
}

/** The schedule of automatic reports. */
export function PlanForm({ plan, canSave, save }: PlanFormProps) {
  const { text } = useMessages();
  const [chosen, setChosen] = useState(plan);
  const select = (name: "day" | "hour", values: readonly number[], labelOf: (value: number) => string) => (
    <Select
      label={text(`owner-stats.reports.${name}`)}
      value={String(chosen[name])}
      values={values.map(String)}
      nameOf={(value) => labelOf(Number(value))}
      onSelect={(value) => setChosen({ ...chosen, [name]: Number(value) })}
      disabled={!canSave || !chosen.enabled}
    />
  );
  return (
    <Box
      tag="section"
      aria-label={text("owner-stats.reports.plan")}
      background="neutral0"
      padding={6}
      hasRadius
      shadow="tableShadow"
    >
      <Typography variant="delta" tag="h2">
        {text("owner-stats.reports.plan")}
      </Typography>
      <Box paddingTop={1} paddingBottom={4}>
        <Typography textColor="neutral600">{text("owner-stats.reports.planHelp")}</Typography>
      </Box>
      <Grid.Root gap={4}>
        <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
          <Field.Root>
            <Field.Label>{text("owner-stats.reports.enabled")}</Field.Label>
            <Toggle
              onLabel={text("owner-stats.reports.on")}
              offLabel={text("owner-stats.reports.off")}
              checked={chosen.enabled}
              disabled={!canSave}
              onChange={({ target }) => setChosen({ ...chosen, enabled: target.checked })}
            />
          </Field.Root>
        </Grid.Item>
        <Grid.Item col={4} s={6} xs={12} direction="column" alignItems="stretch">
          {select("day", days, String)}
        </Grid.Item>
        <Grid.Item col={4} s={6} xs={12} direction="column" alignItems="stretch">
          {select("hour", hours, (hour) => `${String(hour).padStart(2, "0")}:00`)}
        </Grid.Item>
      </Grid.Root>
      {canSave && (
        <Flex paddingTop={4} justifyContent="flex-end">
          <Button variant="secondary" onClick={() => save(chosen)}>
            {text("owner-stats.reports.save")}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
