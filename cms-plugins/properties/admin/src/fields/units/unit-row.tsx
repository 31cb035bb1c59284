import { Box, Checkbox, Field, Flex, Grid, TextInput, Typography } from "@strapi/design-system";
import { useTexts } from "../../texts/use-texts";
import { LanguageTabs } from "../localized/language-tabs";
import { withText } from "../localized/localized-value";
import { RowActions } from "../row-actions";
import { UnitNumbers } from "./unit-numbers";
import { nameOf, textOf, type Unit } from "./unit-value";

interface UnitRowProps {
  unit: Unit;
  number: number;
  count: number;
  disabled?: boolean;
  onChange: (changes: object) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}

/** One line of the price list. */
export function UnitRow({ unit, number, count, disabled, onChange, onMove, onRemove }: UnitRowProps) {
  const { text } = useTexts();
  const names = nameOf(unit);
  const title = text("properties.units.unit", { number });
  const nameLabel = text("properties.units.name");
  return (
    <Box tag="li" borderColor="neutral200" hasRadius padding={4}>
      <Flex justifyContent="space-between" paddingBottom={3}>
        <Typography variant="omega" fontWeight="bold">
          {title}
        </Typography>
        <RowActions
          labels={{
            back: text("properties.units.up", { number }),
            on: text("properties.units.down", { number }),
            remove: text("properties.units.remove", { number }),
          }}
          number={number}
          count={count}
          disabled={disabled}
          onMove={onMove}
          onRemove={onRemove}
        />
      </Flex>
      <Grid.Root gap={4}>
        <Grid.Item col={4} s={12} direction="column" alignItems="stretch" justifyContent="flex-end">
          <Field.Root required>
            <Field.Label>{text("properties.units.reference")}</Field.Label>
            <TextInput
              value={textOf(unit, "reference")}
              disabled={disabled}
              onChange={(event) => onChange({ reference: event.target.value })}
            />
          </Field.Root>
        </Grid.Item>
        <Grid.Item col={8} s={12} direction="column" alignItems="stretch">
          <Field.Root>
            <LanguageTabs label={<Field.Label>{nameLabel}</Field.Label>} name={`${title}: ${nameLabel}`} texts={names}>
              {(language) => (
                <Box paddingTop={1}>
                  <TextInput
                    lang={language}
                    value={names[language] ?? ""}
                    disabled={disabled}
                    onChange={(event) => onChange({ name: withText(names, language, event.target.value) })}
                  />
                </Box>
              )}
            </LanguageTabs>
          </Field.Root>
        </Grid.Item>
        <UnitNumbers unit={unit} disabled={disabled} onChange={onChange} />
        <Grid.Item col={4} s={12} direction="column" alignItems="stretch">
          <Field.Root>
            <Field.Label>{text("properties.units.plan")}</Field.Label>
            <TextInput
              placeholder="https://"
              value={textOf(unit, "plan")}
              disabled={disabled}
              onChange={(event) => onChange({ plan: event.target.value })}
            />
          </Field.Root>
        </Grid.Item>
        <Grid.Item col={5} s={12} alignItems="flex-end" gap={4}>
          <Checkbox
            checked={unit.sold === true}
            disabled={disabled}
            onCheckedChange={(sold) => onChange({ sold: sold === true })}
          >
            {text("properties.units.sold")}
          </Checkbox>
          <Checkbox
            checked={unit.publishPrice === false}
            disabled={disabled}
            onCheckedChange={(hidden) => onChange({ publishPrice: hidden === true ? false : null })}
          >
            {text("properties.units.hidePrice")}
          </Checkbox>
        </Grid.Item>
      </Grid.Root>
    </Box>
  );
}
