import { Box, Checkbox, Field, Flex, Grid, TextInput } from "@strapi/design-system";
import { useMessages } from "../../messages/use-messages";
import { LanguageTabs } from "../localized/language-tabs";
import { withText } from "../localized/localized-value";
import { nameOf, textOf, type Unit } from "./unit-value";

interface UnitDetailsProps {
  unit: Unit;
  /** Of the unit, for readers. */
  title: string;
  disabled?: boolean;
  onChange: (changes: object) => void;
}

/** What a unit has besides its line of the table: name, plan, and whether its price is shown. */
export function UnitDetails({ unit, title, disabled, onChange }: UnitDetailsProps) {
  const { text } = useMessages();
  const names = nameOf(unit);
  const nameLabel = text("properties.units.name");
  return (
    <Grid.Root gap={4}>
      <Grid.Item col={6} s={12} direction="column" alignItems="stretch">
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
      <Grid.Item col={6} s={12} direction="column" alignItems="stretch" justifyContent="flex-end">
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
      <Grid.Item col={12}>
        <Flex>
          <Checkbox
            checked={unit.publishPrice === false}
            disabled={disabled}
            onCheckedChange={(hidden) => onChange({ publishPrice: hidden === true ? false : null })}
          >
            {text("properties.units.hidePrice")}
          </Checkbox>
        </Flex>
      </Grid.Item>
    </Grid.Root>
  );
}
