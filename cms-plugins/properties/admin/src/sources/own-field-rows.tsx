import { type OwnField, listingFieldKeys, listingFieldLabels, ownFieldTargets } from "@gevel/config";
import { Button, Field, Flex, IconButton, SingleSelect, SingleSelectOption, Typography } from "@strapi/design-system";
import { Plus, Trash } from "@strapi/icons";
import { useMessages } from "../use-messages";
import { useIntl } from "react-intl";

/** The fields a sender's own field can map to, by their admin labels. */
function useTargetChoices(): readonly { value: string; label: string }[] {
  const { locale, messages } = useIntl();
  const { text } = useMessages();
  const language = locale === "nl" || locale === "fr" ? locale : "en";
  const labelOf = (target: string): string => {
    // In the form of a listing the field of the latitude is the map itself.
    if (target === "latitude") return text("properties.sources.latitude");
    const own = listingFieldKeys.find((key) => key === (target === "createdAt" ? "createdAtSource" : target));
    if (own) return listingFieldLabels[own].label[language];
    const attribute = messages[`listing.${target}`];
    return typeof attribute === "string" ? attribute : target;
  };
  return ownFieldTargets
    .map((value) => ({ value, label: labelOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}

interface OwnFieldRowsProps {
  rows: readonly OwnField[];
  /** Fields of the last delivery that no rule reads and that have no row yet. */
  unread: readonly string[];
  disabled: boolean;
  errorOf: (field: string) => string | undefined;
  change: (rows: OwnField[]) => void;
}

/** The mapping of the sender's own fields, one row each. */
export function OwnFieldRows({ rows, unread, disabled, errorOf, change }: OwnFieldRowsProps) {
  const { text } = useMessages();
  const choices = useTargetChoices();
  const set = (at: number, part: Partial<OwnField>) =>
    change(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const add = (name: string) => change([...rows, { name, field: "" }]);
  const whole = errorOf("ownFields");

  return (
    <Flex
      tag="fieldset"
      direction="column"
      alignItems="stretch"
      gap={3}
      style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      <Typography tag="legend" variant="delta">
        {text("properties.sources.ownFields")}
      </Typography>
      <Typography textColor="neutral600">{text("properties.sources.ownFieldsHint")}</Typography>
      {rows.map((row, at) => (
        <Flex key={at} gap={3} alignItems="flex-end" wrap="wrap">
          <Field.Root name={`own-${at}`} error={errorOf(`ownFields.${at}.name`)} flex="1 1 220px">
            <Field.Label>{text("properties.sources.ownName", { row: at + 1 })}</Field.Label>
            <Field.Input
              value={row.name}
              disabled={disabled}
              maxLength={200}
              onChange={(event: { target: HTMLInputElement }) => set(at, { name: event.target.value })}
            />
            <Field.Error />
          </Field.Root>
          <Field.Root
            name={`target-${at}`}
            error={errorOf(`ownFields.${at}.field`) && text("properties.sources.chooseField")}
            flex="1 1 220px"
          >
            <Field.Label>{text("properties.sources.ownTarget", { row: at + 1 })}</Field.Label>
            <SingleSelect
              value={row.field}
              disabled={disabled}
              placeholder={text("properties.sources.chooseField")}
              onChange={(field) => set(at, { field: String(field) })}
            >
              {choices.map(({ value, label }) => (
                <SingleSelectOption key={value} value={value}>
                  {label}
                </SingleSelectOption>
              ))}
            </SingleSelect>
            <Field.Error />
          </Field.Root>
          <IconButton
            label={text("properties.sources.removeOwn", { name: row.name || String(at + 1) })}
            disabled={disabled}
            onClick={() => change(rows.filter((_, index) => index !== at))}
          >
            <Trash />
          </IconButton>
        </Flex>
      ))}
      {whole && (
        <Typography textColor="danger600" role="alert">
          {whole}
        </Typography>
      )}
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" startIcon={<Plus />} disabled={disabled} onClick={() => add("")}>
          {text("properties.sources.addOwn")}
        </Button>
        {unread.map((name) => (
          <Button key={name} variant="tertiary" disabled={disabled} onClick={() => add(name)}>
            {text("properties.sources.mapField", { name })}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
