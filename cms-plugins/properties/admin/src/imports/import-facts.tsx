import type { ImportRecord } from "@gevel/config";
import { Grid, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { useMessages } from "../use-messages";
import { kindOf, resultOf, senderOf } from "./record-labels";

type Fact = readonly [label: string, value: ReactNode, isWide?: boolean];

/** Facts under their names, side by side where there is place. */
export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <Grid.Root gap={4}>
      {facts.map(([label, value, isWide]) => (
        <Grid.Item key={label} col={isWide ? 12 : 4} xs={12} direction="column" alignItems="flex-start">
          <Typography variant="sigma" textColor="neutral600">
            {label}
          </Typography>
          <Typography>{value}</Typography>
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}

/** The outcome of an import, and its further facts. */
export function useImportFacts() {
  const { text, dateTime, seconds, size } = useMessages();
  return (entry: ImportRecord): readonly Fact[] => [
    [text("properties.imports.at"), dateTime(entry.at)],
    [text("properties.imports.sender"), senderOf(entry, text)],
    [text("properties.imports.source"), entry.source ?? text("properties.imports.unknown")],
    [text("properties.imports.kind"), kindOf(entry, text)],
    [text("properties.imports.duration"), seconds(entry.milliseconds)],
    [text("properties.imports.size"), size(entry.bytes)],
    [text("properties.imports.result"), resultOf(entry, text), true],
  ];
}
